import type { Db } from '../db/db.ts'
import { type FileFolder, sweepFolder } from '../shared/file-folder.ts'
import { fileNamesInUse } from './file.store.ts'

const hourMs = 3_600_000

type Kept = { db: Db; files: FileFolder }

/** Files of deleted projects and accounts, and of loads that broke off. */
export const tidyProjects = ({ db, files }: Kept, now: Date): Promise<void> =>
  sweepFolder(files, new Date(now.getTime() - hourMs), (names) => fileNamesInUse(db, names))

/** Every hour, as long as the process runs. Returns the undo. */
export const keepProjectsTidy = (kept: Kept, report: (error: unknown) => void): (() => void) => {
  const timer = setInterval(() => void tidyProjects(kept, new Date()).catch(report), hourMs)
  timer.unref()
  return () => clearInterval(timer)
}
