import type { AccountParts } from '../account/account-parts.ts'
import type { FileFolder } from '../platform/files/file-folder.ts'

/** What has been ordered for a project. */
export type Ordered = { count: number; totalCents: number }

/** What every use case of projects works with. */
export type ProjectParts = {
  accounts: Pick<AccountParts, 'db' | 'now' | 'post' | 'publicUrl'>
  files: FileFolder
  /** Orders stand above projects: by the ids of projects, those that have any. */
  ordersOf: (projectIds: readonly number[]) => Promise<Map<number, Ordered>>
}
