import type { AccountParts } from '../account/account-parts.ts'
import type { FileFolder } from '../platform/files/file-folder.ts'

/** What every use case of projects works with. */
export type ProjectParts = {
  accounts: Pick<AccountParts, 'db' | 'now' | 'post' | 'publicUrl'>
  files: FileFolder
}
