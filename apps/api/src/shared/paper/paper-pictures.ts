import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { mostPixels } from '../../platform/files/drawn-anew.ts'

/** By address, as paper takes them. What did not come is not there. */
export type Pictures = ReadonlyMap<string, Buffer>

const patienceMs = 4_000
const atOnce = 4
const thumb = { width: 160, height: 160, fit: 'cover' } as const
const logoBox = { width: 480, height: 160, fit: 'inside' } as const

type Fetch = Pick<FastifyInstance, 'inject'>
type Wanted = { logo: string | null; photos: readonly string[] }

/**
 * Answered by this very server: nothing is fetched from elsewhere, whatever a row may name. A paper does not wait long
 * for a picture that is yet to be drawn.
 */
export const picturesOf = async (app: Fetch, { logo, photos }: Wanted): Promise<Pictures> => {
  const jobs = [
    ...(logo?.startsWith('/') ? [{ address: logo, isLogo: true }] : []),
    ...[...new Set(photos)].map((address) => ({ address, isLogo: false })),
  ]
  const found = new Map<string, Buffer>()
  const next = async (): Promise<void> => {
    const job = jobs.shift()
    if (!job) return
    const drawn = await drawnOf(app, job).catch(() => null)
    if (drawn) found.set(job.address, drawn)
    return next()
  }
  await within(patienceMs, Promise.all(Array.from({ length: atOnce }, next)))
  jobs.length = 0
  return new Map(found)
}

const wholeBox = { width: 1_400, height: 1_400, fit: 'inside', withoutEnlargement: true } as const

/** One picture whole, as a page shows it; null where it does not come in time. */
export const paperPicture = async (app: Fetch, address: string): Promise<Buffer | null> => {
  let drawn: Buffer | null = null
  const draw = async () => {
    const { statusCode, rawPayload } = await app.inject({ url: address })
    if (statusCode !== 200) return
    const picture = sharp(rawPayload, { limitInputPixels: mostPixels })
    drawn = await picture.resize(wholeBox).flatten({ background: '#ffffff' }).jpeg({ quality: 84 }).toBuffer()
  }
  await within(
    patienceMs * 2,
    draw().catch(() => undefined),
  )
  return drawn
}

/** A logo keeps its transparency; a photo is smaller without it. */
const drawnOf = async (
  app: Fetch,
  { address, isLogo }: { address: string; isLogo: boolean },
): Promise<Buffer | null> => {
  const { statusCode, rawPayload } = await app.inject({ url: address })
  if (statusCode !== 200) return null
  const picture = sharp(rawPayload, { limitInputPixels: mostPixels, density: 300 })
  return isLogo
    ? picture
        .resize({ ...logoBox, withoutEnlargement: false })
        .png()
        .toBuffer()
    : picture.resize(thumb).flatten({ background: '#ffffff' }).jpeg({ quality: 82 }).toBuffer()
}

const within = async (ms: number, work: Promise<unknown>): Promise<void> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms)
  })
  await Promise.race([work, late])
  clearTimeout(timer)
}
