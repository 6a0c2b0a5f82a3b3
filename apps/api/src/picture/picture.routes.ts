import type { Appearance } from '@showroom/contract/catalogue/appearance'
import { opaqueId } from '@showroom/contract/shared/ids'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { openToAnyPage } from '../platform/http/any-page.ts'
import { refuseUnknown } from '../platform/http/domain-error.ts'
import { pictureFormats } from './picture-order.ts'
import { type PictureStore, pictureVersion, pictureViews, standardWidths } from './picture.ts'
import { type ViewName, viewNames } from '@showroom/drawing/view'

export interface PictureSources {
  store: PictureStore
  appearanceOf: (productId: string) => Promise<Appearance | null>
}

const fileName = new RegExp(
  `^(?<view>${viewNames.join('|')})-(?<version>[0-9a-f]{8})-(?<width>[0-9]{2,4})\\.(?<format>${pictureFormats.join('|')})$`,
)

const wantedPicture = z.object({
  view: z.enum(viewNames),
  version: z.string(),
  width: z.coerce.number(),
  format: z.enum(pictureFormats),
})

const yearInSeconds = 31_536_000
/** Long enough to spare us a second question, short enough to get the better picture soon. */
const standInSeconds = 60

/** `/showroom/pictures/{product}/{view}-{version}-{width}.{webp|avif}`: what an address shows never changes. */
export function pictureRoutes(app: FastifyInstance, { store, appearanceOf }: PictureSources): void {
  app.get<{ Params: { productId: string; file: string } }>(
    '/showroom/pictures/:productId/:file',
    { config: { access: 'anyone' }, logLevel: 'warn' },
    async (request, reply) => {
      const { productId, file } = request.params
      const parsed = wantedPicture.safeParse(fileName.exec(file)?.groups)
      if (!parsed.success || !opaqueId.safeParse(productId).success) return refuseUnknown()
      const { view, version, format } = parsed.data
      const appearance = await appearanceOf(productId)
      if (!appearance) return refuseUnknown()
      const width = servedWidth(appearance, view, parsed.data.width)
      if (width === null) return refuseUnknown()
      openToAnyPage(reply)
      const current = pictureVersion(appearance)
      if (version !== current) {
        reply.header('cache-control', `public, max-age=${standInSeconds}`)
        return reply.redirect(
          `/showroom/pictures/${productId}/${view}-${current}-${parsed.data.width}.${format}`,
          302,
        )
      }
      const picture = await store.picture({ appearance, view, width, format })
      const keeping = picture.isFinal ? `max-age=${yearInSeconds}, immutable` : `max-age=${standInSeconds}`
      return reply
        .header('cache-control', `public, ${keeping}`)
        .type(`image/${picture.format}`)
        .send(picture.bytes)
    },
  )
}

/** Any standard width may be asked for; none is drawn wider than there is something to see. */
function servedWidth(appearance: Appearance, view: ViewName, width: number): number | null {
  const offered = pictureViews(appearance).find((candidate) => candidate.view === view)
  if (!offered) return null
  if (!standardWidths.includes(width) && width !== offered.width) return null
  return Math.min(width, offered.width)
}
