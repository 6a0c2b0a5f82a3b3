import type { AccountParts } from '../account/account-parts.ts'
import type { FileStore } from '../platform/files/file-store.ts'

/** What every use case of projects works with. */
export type ProjectParts = {
  accounts: Pick<AccountParts, 'db' | 'now' | 'post' | 'publicUrl'>
  files: FileStore
}
