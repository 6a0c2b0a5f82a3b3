import { hourMs } from '@showroom/contract/shared/time'
import { sweepStore } from '../platform/files/file-store.ts'
import { deleteEndedAiCodes } from './account/ai-mailed-code.store.ts'
import { deleteEndedAiSessions } from './account/ai-session.store.ts'
import type { ScheduledJob } from '../platform/jobs/job.ts'
import type { DesignAiDeps } from './design-ai-deps.ts'
import { endLost } from './job/end-ai-job.ts'
import { pictureFilesInUse } from './job/ai-picture.store.ts'
import { photoFilesInUse } from './photo/ai-photo.store.ts'
import { forgetOldPhotos } from './photo/photos.ts'

/** Sessions, codes and photos that are over, and files that no row names any more. */
export const tidyDesignAi = async (
  { db, files }: Pick<DesignAiDeps, 'db' | 'files'>,
  now: Date,
): Promise<void> => {
  await deleteEndedAiSessions(db, now)
  await deleteEndedAiCodes(db, now)
  await forgetOldPhotos(db, now)
  await sweepStore(files, new Date(now.getTime() - hourMs), async (names) => {
    const photos = await photoFilesInUse(db, names)
    return new Set([...photos, ...(await pictureFilesInUse(db, names))])
  })
}

export const upkeepOf = (deps: DesignAiDeps): ScheduledJob[] => [
  { name: 'design-ai.end-lost', every: 'minute', run: (at) => endLost(deps, at) },
  { name: 'design-ai.tidy', every: 'hour', run: (at) => tidyDesignAi(deps, at) },
]
