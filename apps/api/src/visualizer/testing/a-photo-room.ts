import type { LaidState } from '@showroom/contract/visualizer/design'
import { nothingLaid } from '@showroom/contract/visualizer/laid.rules'
import type { SentPhoto } from '@showroom/contract/visualizer/photo-room.replies'
import type { PhotoPlace, PhotoRoomState } from '@showroom/contract/visualizer/photo-room'
import type { Template } from '@showroom/contract/visualizer/visualizer'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'

/** A floor of ten feet by eight. */
const floor: PhotoPlace['marks'] = {
  surface: 'floor',
  corners: [
    [0.32, 0.6],
    [0.68, 0.6],
    [0.86, 0.92],
    [0.14, 0.92],
  ],
  across: `10'`,
  along: `8'`,
  outline: null,
  cutouts: [],
  smoothing: 0.5,
  brightness: 0,
}

/** A wall of six feet by five. */
const wall: PhotoPlace['marks'] = {
  ...floor,
  surface: 'wall_tile',
  corners: [
    [0.3, 0.15],
    [0.7, 0.15],
    [0.7, 0.5],
    [0.3, 0.5],
  ],
  across: `6'`,
  along: `5'`,
}

/** A floor, and beside it a wall where something is said of one. */
export const aPhotoState = (
  laid: Partial<LaidState> = {},
  wallLaid: Partial<LaidState> | null = null,
): PhotoRoomState => ({
  v: 1,
  places: [
    { id: 's1', name: 'Floor', marks: floor, laid: { ...nothingLaid, ...laid } },
    ...(wallLaid
      ? [{ id: 's2', name: 'Wall by the window', marks: wall, laid: { ...nothingLaid, ...wallLaid } }]
      : []),
  ],
})

/** Nothing that is sold looks like that. */
export const roomColor = [40, 170, 60] as const

const [r, g, b] = roomColor

/** A room of that color, with the place where it was taken written into it. */
export const aRoomPhoto = ({ width = 1_200, height = 900 } = {}): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: { r, g, b } } })
    .withExif({ IFD0: { ImageDescription: 'taken at home' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .jpeg()
    .toBuffer()

/** What a bathroom’s look has on its floor: a tile, which walls take as well. */
export const aTile = async (app: FastifyInstance, showroom: string): Promise<string> => {
  const url = `/api/visualization/template/bathroom-modern-1?showroom=${showroom}`
  const { data } = (await app.inject({ url })).json<{ data: Template }>()
  const laid = data.state.laid.floor?.product_id
  if (!laid) throw new Error('The look has nothing on its floor.')
  return laid
}

type Keys = { session: string | null; token: string | null }
type Reply = { data: SentPhoto; message?: string; errors?: Record<string, string[]> }

/** As a browser sends it. */
export const sendRoomPhoto = async (
  app: FastifyInstance,
  { session, token }: Keys,
  { showroom, bytes }: { showroom: string; bytes?: Buffer | undefined },
): Promise<Reply & { status: number }> => {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(bytes ?? (await aRoomPhoto()))]), 'room.jpg')
  const packed = new Response(form)
  const sent = await app.inject({
    method: 'POST',
    url: `/api/visualization/photo?showroom=${showroom}`,
    headers: {
      'content-type': packed.headers.get('content-type') ?? '',
      ...(token === null ? {} : { 'showroom-cart': token }),
      ...(session === null ? {} : { authorization: `Bearer ${session}` }),
    },
    payload: Buffer.from(await packed.arrayBuffer()),
  })
  return { ...sent.json<Reply>(), status: sent.statusCode }
}
