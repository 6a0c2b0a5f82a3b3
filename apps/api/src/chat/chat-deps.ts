import type { Tell } from '../platform/events.ts'
import type { Db } from '../platform/db/db.ts'
import type { Feeds } from '../platform/feed/feeds.ts'
import type { FileStore } from '../platform/files/file-store.ts'

/** What every use case of chats works with. `files` are the project's; those of talks about deliveries lie by themselves. */
export type ChatDeps = {
  db: Db
  now: () => Date
  feeds: Feeds
  files: FileStore
  orderFiles: FileStore
  tell: Tell
}
