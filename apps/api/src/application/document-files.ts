import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { applicationMessages as say } from '@showroom/contract/application/application.messages'
import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import { refuseInvalid } from '../http/domain-error.ts'

export const largestFile = 10 * 1_024 * 1_024

/** Pictures are drawn anew: what else lay in the file, a place, a script, a second file, is gone. */
const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const
const mostPixels = 40_000_000
const longestEdge = 3_000

export type Readied = { bytes: Buffer; mediaType: string }

/** What the bytes are decides, never the name or what the browser calls it. */
export const readied = async (bytes: Buffer): Promise<Readied> => {
  const found = await fileTypeFromBuffer(bytes)
  if (found?.mime === 'application/pdf') return { bytes, mediaType: found.mime }
  const mediaType = pictureTypes.find((type) => type === found?.mime)
  if (!mediaType) return refuseInvalid({ file: [say.fileType] })
  const drawn = await inTurn(() => drawnAnew(bytes, mediaType).catch(() => null))
  return drawn ? { bytes: drawn, mediaType } : refuseInvalid({ file: [say.fileBroken] })
}

const drawnAnew = (bytes: Buffer, mediaType: (typeof pictureTypes)[number]): Promise<Buffer> => {
  const picture = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
    // The camera's word on which way is up goes with the rest of what it wrote.
    .rotate()
    .resize(longestEdge, longestEdge, { fit: 'inside', withoutEnlargement: true })
  if (mediaType === 'image/png') return picture.png().toBuffer()
  return mediaType === 'image/webp' ? picture.webp().toBuffer() : picture.jpeg({ quality: 85 }).toBuffer()
}

/** A picture of 40 million points takes 160 MB while it is drawn: one at a time. */
let last: Promise<unknown> = Promise.resolve()
const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
  const mine = last.then(work)
  last = mine.catch(() => undefined)
  return mine
}

const largestLogo = 512

/** For everybody to see beside the Pro's name. */
export const logoOf = (picture: Buffer): Promise<Buffer> =>
  inTurn(() =>
    sharp(picture, { limitInputPixels: mostPixels })
      .resize(largestLogo, largestLogo, { fit: 'inside', withoutEnlargement: true })
      .webp()
      .toBuffer(),
  )

/** A folder of files that are known by opaque names alone. */
export type FileFolder = {
  keep(name: string, bytes: Buffer): Promise<void>
  read(name: string): Promise<Buffer>
  drop(name: string): Promise<void>
  /** Names of files that were there before a moment. */
  namesBefore(moment: Date): Promise<string[]>
}

export const openFileFolder = (folder: string): FileFolder => ({
  keep: async (name, bytes) => {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await writeFile(join(folder, name), bytes, { mode: 0o600, flag: 'wx' })
  },
  read: (name) => readFile(join(folder, name)),
  drop: (name) => rm(join(folder, name), { force: true }),
  namesBefore: async (moment) => {
    const names = await readdir(folder).catch(() => [])
    const old = await Promise.all(
      names.map(async (name) => ((await stat(join(folder, name))).mtime < moment ? [name] : [])),
    )
    return old.flat()
  },
})
