import type { FastifyInstance } from 'fastify'
import type { FileStore } from '../files/file-store.ts'
import { widthOfPicture } from '../files/kept-pictures.ts'
import { refuseUnknown } from './domain-error.ts'

const wantedFile = /^(?<picture>[0-9A-Za-z]{17})-(?<width>[0-9]{2,4})\.webp$/

type Kept = {
  /** `/showroom/portfolio`; below it a picture's opaque name and its width. */
  path: string
  widths: readonly number[]
  store: FileStore
  /** What an address shows never changes. */
  caching?: string
}

/** Pictures that were drawn in widths and kept: who has the address of one sees it. */
export const serveKeptPictures = (
  app: FastifyInstance,
  { path, widths, store, caching = 'public, max-age=31536000, immutable' }: Kept,
) =>
  app.get<{ Params: { name: string } }>(
    `${path}/:name`,
    { config: { access: 'anyone' }, logLevel: 'warn' },
    async (request, reply) => {
      const { picture, width } = wantedFile.exec(request.params.name)?.groups ?? {}
      const isKept = widths.some((each) => String(each) === width)
      if (picture === undefined || !isKept) return refuseUnknown()
      const bytes = await store.read(widthOfPicture(picture, Number(width))).catch(() => refuseUnknown())
      return reply
        .header('cache-control', caching)
        .header('x-content-type-options', 'nosniff')
        .type('image/webp')
        .send(bytes)
    },
  )
