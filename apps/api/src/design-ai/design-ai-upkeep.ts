import { hourMs } from '@showroom/contract/shared/time'
import { sweepStore } from '../platform/files/file-store.ts'
import { deleteEndedAiCodes } from './account/ai-mailed-code.store.ts'
import { deleteEndedAiSessions } from './account/ai-session.store.ts'
import type { DesignAiDeps } from './design-ai-deps.ts'
import { pictureFilesInUse } from './job/ai-job.store.ts'

/** Sessions and codes that are over, and files of pictures that no row names any more. */
export const tidyDesignAi = async ({ db, files }: DesignAiDeps, now: Date): Promise<void> => {
  await deleteEndedAiSessions(db, now)
  await deleteEndedAiCodes(db, now)
  await sweepStore(files, new Date(now.getTime() - hourMs), (names) => pictureFilesInUse(db, names))
}
