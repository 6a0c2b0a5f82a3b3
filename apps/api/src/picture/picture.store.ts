import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Appearance } from '@showroom/contract/catalogue/appearance'
import type { FurnishedRoom } from '@showroom/drawing/drawer'
import { type DrawingJob, openDrawingPool } from './drawing-pool.ts'
import { scenesFolder } from './scene-files.ts'
import { pictureVersion, roomVersion } from './picture-version.ts'
import type { PictureFormat } from './picture-order.ts'
import { PictureNotDrawn, type Urgency } from './drawing-queue.ts'

export interface StoredPicture {
  bytes: Buffer
  format: PictureFormat
  /** False for a WebP that stands in while its AVIF is made. */
  isFinal: boolean
}

export interface PictureStore {
  /** From the disk, or drawn and kept. Two who ask for the same wait for one drawing. */
  picture: (wanted: DrawingJob) => Promise<StoredPicture>
  /** Made when nobody waits; does nothing for what is there. */
  prepare: (wanted: DrawingJob) => Promise<void>
  /** A room with goods of choice, drawn anew each time: nobody else asks for the same. */
  room: (room: FurnishedRoom) => Promise<Buffer>
  close: () => Promise<void>
}

export function openPictureStore({
  folder,
  workers = 1,
}: {
  folder: string
  workers?: number
}): PictureStore {
  const pool = openDrawingPool({ scenesFolder, workers })
  const underway = new Map<string, Promise<Buffer>>()

  const make = (job: DrawingJob, urgency: Urgency): Promise<Buffer> => {
    const path = pathOf(folder, job)
    const running = underway.get(path)
    if (running) return running
    const made = pool
      .draw(job, urgency)
      .then((bytes) => keep(path, Buffer.from(bytes)))
      .finally(() => underway.delete(path))
    underway.set(path, made)
    return made
  }

  const found = (job: DrawingJob): Promise<Buffer | null> =>
    readFile(pathOf(folder, job)).catch(nullWhenMissing)

  const prepare = async (job: DrawingJob): Promise<void> => {
    if (await found(job)) return
    await make(job, 'ahead')
  }

  const picture = async (job: DrawingJob): Promise<StoredPicture> => {
    const kept = await found(job)
    if (kept) return { bytes: kept, format: job.format, isFinal: true }
    if (job.format === 'webp') return { bytes: await make(job, 'now'), format: 'webp', isFinal: true }
    const standIn = await picture({ ...job, format: 'webp' })
    // An AVIF takes seconds: the WebP goes out, the AVIF is there for the next visitor.
    make(job, 'ahead').catch(ignoreUndrawn)
    return { ...standIn, isFinal: false }
  }

  const room = async ({ width, ...wanted }: FurnishedRoom): Promise<Buffer> =>
    Buffer.from(await pool.draw({ room: wanted, width, format: 'webp' }, 'now'))

  return { picture, prepare, room, close: pool.close }
}

/** The cards of these products, made ahead of the first visitor; one after the other, behind every request. */
export async function warmPictures(store: PictureStore, appearances: Iterable<Appearance>): Promise<number> {
  let count = 0
  for (const appearance of appearances) {
    for (const width of [320, 640]) await store.prepare({ appearance, view: 'card', width, format: 'webp' })
    count++
  }
  return count
}

function pathOf(folder: string, job: DrawingJob): string {
  const [version, view] =
    'room' in job ? [roomVersion(job.room), 'furnished'] : [pictureVersion(job.appearance), job.view]
  return join(folder, version.slice(0, 2), `${version}-${view}-${job.width}.${job.format}`)
}

/** Whole or not at all: a process that dies while writing leaves no half picture under its name. */
async function keep(path: string, bytes: Buffer): Promise<Buffer> {
  const draft = `${path}.${randomUUID()}.part`
  await mkdir(dirname(path), { recursive: true })
  try {
    await writeFile(draft, bytes)
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
  return bytes
}

const nullWhenMissing = (error: NodeJS.ErrnoException): null => {
  if (error.code === 'ENOENT') return null
  throw error
}

const ignoreUndrawn = (error: unknown): void => {
  if (!(error instanceof PictureNotDrawn)) throw error
}
