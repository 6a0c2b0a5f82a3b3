import type { SurfaceAppearance } from '@showroom/contract/catalogue/appearance'
import type { Laying } from './relight/turned-plane.ts'
import { surfaceTexture } from './texture/surface-texture.ts'
import type { Texture } from './texture/texture.ts'

/** A product as it is laid in a room: its look, and what somebody chose of joint, turn and start. */
export type Goods = SurfaceAppearance &
  Laying & {
    /** Thousandths of an inch; left out, as the catalogue shows it. */
    jointMil?: number | null
  }

const metresPerMil = 0.0000254

/** Rooms need a long period rather than a fine one. `coarseness` 2 is half as fine, and there in a quarter of the time. */
export function textureOfGoods(goods: Goods, sceneWidth: number, coarseness = 1): Texture {
  const cover = goods.layout === 'slab' ? 2.4 : 1.8
  return surfaceTexture(
    goods,
    { coverWidth: cover, coverHeight: cover, metresPerPixel: (2.9 / sceneWidth) * coarseness },
    goods.jointMil == null ? undefined : goods.jointMil * metresPerMil,
  )
}

/** Rough goods mirror nothing, whatever their finish is called. */
export function sheenOf({ look, layout, gloss }: SurfaceAppearance): number {
  if (look === 'turf' || look === 'brick' || layout === 'ledger' || layout === 'flagstone')
    return Math.min(gloss, 0.06)
  return look === 'wood' ? Math.min(gloss, 0.6) : gloss
}
