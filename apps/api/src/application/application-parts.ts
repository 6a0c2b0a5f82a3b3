import type { Account } from '../account/account.ts'
import type { AccountParts } from '../account/account-parts.ts'
import type { FileFolder } from '../platform/files/file-folder.ts'

/** What every use case of applications works with. */
export type ApplicationParts = {
  accounts: AccountParts
  documents: FileFolder
  /** Logos of Pros who are in: for everybody to see. */
  logos: FileFolder
}

/** An Admin who decides, and from where. */
export type Reviewer = { account: Account; ip: string }
