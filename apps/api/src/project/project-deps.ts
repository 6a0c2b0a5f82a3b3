import type { AccountDeps } from '../account/account-deps.ts'
import type { FileStore } from '../platform/files/file-store.ts'

/** What every use case of projects works with. */
export type ProjectDeps = {
  accounts: Pick<AccountDeps, 'db' | 'now' | 'post' | 'publicUrl'>
  files: FileStore
}
