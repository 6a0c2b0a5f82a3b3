import type { Db } from '../platform/db/db.ts'
import { periods } from '../platform/jobs/job.ts'
import { type FileFolder, sweepFolder } from '../platform/files/file-folder.ts'
import { fileNamesInUse } from './files/file.store.ts'

type Kept = { db: Db; files: FileFolder }

/** Files of deleted projects and accounts, and of loads that broke off. */
export const tidyProjects = ({ db, files }: Kept, now: Date): Promise<void> =>
  sweepFolder(files, new Date(now.getTime() - periods.hour), (names) => fileNamesInUse(db, names))
