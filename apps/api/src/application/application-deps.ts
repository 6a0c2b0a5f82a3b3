import type { Account } from '../account/account.ts'
import type { AccountDeps } from '../account/account-deps.ts'
import type { FileStore } from '../platform/files/file-store.ts'

/** What every use case of applications works with. */
export type ApplicationDeps = {
  accounts: AccountDeps
  documents: FileStore
  /** Logos of Pros who are in: for everybody to see. */
  logos: FileStore
}

/** An Admin who decides, and from where. */
export type Reviewer = { account: Account; ip: string }
