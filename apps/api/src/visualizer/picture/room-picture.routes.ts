import type { Appearance, SurfaceAppearance } from '@showroom/contract/catalogue/appearance'
import type { Goods } from '@showroom/drawing/goods'
import type { FastifyInstance } from 'fastify'
import { type PictureStore, roomVersion, standardWidths } from '../../picture/picture.ts'
import { openToAnyPage } from '../../platform/http/any-page.ts'
import { refuseUnknown } from '../../platform/http/domain-error.ts'
import { isSignedRoom, surfaceNamed } from './room-picture.ts'
import { sceneNamed } from './room-scene.ts'

export type RoomPictureDeps = {
  pictures: PictureStore
  secret: Buffer
  appearanceOf: (productId: string) => Promise<Appearance | null>
}

const fileName = /^(?<signature>[0-9a-f]{20})-(?<width>[0-9]{2,4})\.(?<format>webp|avif)$/
const yearInSeconds = 31_536_000
const standInSeconds = 60

/** `/showroom/rooms/{scene}/{goods}/{signature}-{width}.{webp|avif}`: what an address shows never changes. */
export const roomPictureRoutes = (
  app: FastifyInstance,
  { pictures, secret, appearanceOf }: RoomPictureDeps,
): void => {
  const surfaceOf = async (productId: string): Promise<SurfaceAppearance | null> => {
    const appearance = await appearanceOf(productId)
    return appearance?.kind === 'surface' ? appearance : null
  }
  app.get<{ Params: { scene: string; goods: string; file: string } }>(
    '/showroom/rooms/:scene/:goods/:file',
    { config: { access: 'anyone' }, logLevel: 'warn' },
    async (request, reply) => {
      const { scene, goods, file } = request.params
      const shown = sceneNamed(scene) ?? refuseUnknown()
      const { signature = '', width: typed = '', format } = fileName.exec(file)?.groups ?? {}
      const tokens = goods.split('.')
      if (tokens.length !== shown.planes.length) return refuseUnknown()
      const surfaces: Goods[] = []
      for (const [index, { usual }] of shown.planes.entries())
        surfaces.push((await surfaceNamed(tokens[index] ?? '', usual, surfaceOf)) ?? refuseUnknown())
      const room = { scene, surfaces }
      const width = Number(typed)
      const isOffered = standardWidths.includes(width) || width === shown.width
      if (!isOffered || !isSignedRoom(secret, { tokens, version: roomVersion(room), signature }))
        return refuseUnknown()
      const wanted = { room, width, format: format === 'avif' ? 'avif' : 'webp' } as const
      const picture = await pictures.picture(wanted)
      const keeping = picture.isFinal ? `max-age=${yearInSeconds}, immutable` : `max-age=${standInSeconds}`
      return openToAnyPage(reply)
        .header('cache-control', `public, ${keeping}`)
        .type(`image/${picture.format}`)
        .send(picture.bytes)
    },
  )
}
