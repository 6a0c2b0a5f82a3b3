import type { Db } from '../platform/db/db.ts'
import { periods } from '../platform/jobs/job.ts'
import { type FileStore, sweepStore } from '../platform/files/file-store.ts'
import { fileNamesInUse } from './files/file.store.ts'

type Kept = { db: Db; files: FileStore }

/** Files of deleted projects and accounts, and of loads that broke off. */
export const tidyProjects = ({ db, files }: Kept, now: Date): Promise<void> =>
  sweepStore(files, new Date(now.getTime() - periods.hour), (names) => fileNamesInUse(db, names))
