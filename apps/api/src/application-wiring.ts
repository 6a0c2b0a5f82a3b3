import { join } from 'node:path'
import type { AccountParts } from './account/account-parts.ts'
import type { ApplicationParts } from './application/application-parts.ts'
import { openFileFolder } from './platform/files/file-folder.ts'

/** Where the files of applications lie: beside the pictures, under names that say nothing. */
export const applicationFolders = (dataDir: string): Omit<ApplicationParts, 'accounts'> => ({
  documents: openFileFolder(join(dataDir, 'applications')),
  logos: openFileFolder(join(dataDir, 'logos')),
})

export const wireApplications = (accounts: AccountParts, dataDir: string): ApplicationParts => ({
  accounts,
  ...applicationFolders(dataDir),
})
