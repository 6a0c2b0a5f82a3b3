import { dayMs, hourMs, minuteMs } from '@showroom/contract/shared/time'
import type { Db } from '../../platform/db/db.ts'
import { type FileStore, sweepStore } from '../../platform/files/file-store.ts'
import { fetchPublic, type PublicReply, type Reach } from '../../showroom/domain/fetch-public.ts'
import { newPublicId } from '../../shared/public-id.ts'
import { drawPhoto } from './draw-photo.ts'
import { photoFile } from './photo.ts'
import {
  deleteUnshownPhotos,
  type DuePhoto,
  type FetchedPhoto,
  photoFilesInUse,
  saveFetched,
  takeDuePhotos,
} from './photo.store.ts'

export type PhotoDeps = { db: Db; files: FileStore; now: () => Date; reach: Reach }

const mostAtOnce = 10
const mostAttempts = 6
const mostBytes = 20_000_000

/**
 * Fetches photos that imports have named, until none is due or a minute is over. Whatever breaks off is taken up again
 * an hour later; several processes share the work. Returns how many were kept.
 */
export const fetchPhotos = async (deps: PhotoDeps): Promise<number> => {
  const until = deps.now().getTime() + minuteMs
  let kept = 0
  while (deps.now().getTime() < until) {
    const fetched = await fetchDue(deps)
    if (fetched.length === 0) break
    kept += fetched.filter(({ state }) => state === 'kept').length
  }
  return kept
}

const fetchDue = async (deps: PhotoDeps): Promise<FetchedPhoto[]> => {
  const now = deps.now()
  const nextTryAt = new Date(now.getTime() + hourMs)
  const due = await takeDuePhotos(deps.db, { now, nextTryAt, most: mostAtOnce })
  const fetched: FetchedPhoto[] = []
  for (const photo of due) fetched.push(await fetchOne(deps, photo))
  if (fetched.length > 0) await saveFetched(deps.db, fetched)
  return fetched
}

const fetchOne = async (deps: PhotoDeps, { id, url, attempts }: DuePhoto): Promise<FetchedPhoto> => {
  const reply = await fetchPublic(new URL(url), {
    ...deps.reach,
    mostBytes,
    accept: 'image/*',
    userAgent: 'Showroom catalogue import',
    followsElsewhere: true,
  })
  if (reply.outcome !== 'bytes') {
    const problem = problemOf(reply)
    if (attempts >= mostAttempts || !isWorthAnotherTry(reply)) return { id, state: 'refused', problem }
    return { id, state: 'waiting', problem, nextTryAt: nextTry(deps.now(), attempts) }
  }
  const drawn = await drawPhoto(reply.bytes)
  if ('problem' in drawn) return { id, state: 'refused', problem: drawn.problem }
  const name = newPublicId()
  for (const { width, bytes } of drawn.files) await deps.files.put(photoFile(name, width), bytes)
  return { id, state: 'kept', drawn: { ...drawn, name } }
}

/** An hour, three, nine and so on: ten days in all. */
const nextTry = (now: Date, attempts: number): Date => new Date(now.getTime() + hourMs * 3 ** (attempts - 1))

type Failed = Exclude<PublicReply, { outcome: 'bytes' }>

const problemOf = (reply: Failed): string =>
  reply.outcome === 'status' ? `answered ${reply.status}` : reply.outcome.replaceAll('_', ' ')

const isWorthAnotherTry = (reply: Failed): boolean =>
  reply.outcome === 'status'
    ? reply.status >= 500 || reply.status === 429
    : reply.outcome === 'unreachable' || reply.outcome === 'too_slow'

/** Files of photos that no product shows, and of drawings that broke off, go after a day. */
export const tidyPhotos = async ({ db, files, now }: Omit<PhotoDeps, 'reach'>) => {
  await deleteUnshownPhotos(db)
  await sweepStore(files, new Date(now().getTime() - dayMs), (names) => photoFilesInUse(db, names))
}
