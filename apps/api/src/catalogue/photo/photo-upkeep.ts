import { join } from 'node:path'
import type { Config } from '../../platform/config/config.ts'
import { type FileFolder, openFileFolder } from '../../platform/files/file-folder.ts'
import { everyHour } from '../../platform/jobs/every-hour.ts'
import { everyMinute } from '../../platform/jobs/every-minute.ts'
import { fetchPhotos, type PhotoDeps, tidyPhotos } from './fetch-photos.ts'

/** Beside the drawn pictures, under names that say nothing. */
export const photoFolder = (dataDir: string): FileFolder => openFileFolder(join(dataDir, 'photos'))

const timeoutMs = 20_000

/** What fetching needs of the configuration. */
export const photoReach = ({ privateDomains }: Pick<Config, 'privateDomains'>): PhotoDeps['reach'] => ({
  admitsPrivate: privateDomains,
  timeoutMs,
})

/** Photos that imports name are fetched as long as the process runs. Returns the undo. */
export const keepPhotosFetched = (
  deps: PhotoDeps,
  report: (error: unknown) => void,
): (() => Promise<void>) => {
  const stopping = new AbortController()
  const stopFetching = everyMinute(() => fetchPhotos(deps, stopping.signal), report)
  const stopTidying = everyHour(() => tidyPhotos(deps), report)
  return async () => {
    stopTidying()
    stopping.abort()
    await stopFetching()
  }
}
