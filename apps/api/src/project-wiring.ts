import { join } from 'node:path'
import type { AccountParts } from './account/account-parts.ts'
import { orderedFor } from './order/reading/project-orders.store.ts'
import type { ProjectParts } from './project/project-parts.ts'
import { type FileFolder, openFileFolder } from './platform/files/file-folder.ts'

/** Where the files of projects lie: beside the pictures, under names that say nothing. */
export const projectFolder = (dataDir: string): FileFolder => openFileFolder(join(dataDir, 'projects'))

export const wireProjects = (accounts: AccountParts, dataDir: string): ProjectParts => ({
  accounts,
  files: projectFolder(dataDir),
  ordersOf: (projectIds) => orderedFor(accounts.db, projectIds),
})
