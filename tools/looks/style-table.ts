import type { Shade } from './shades.ts'
import type { SurfaceLook } from './wishes.ts'

export type Goods = readonly [look: SurfaceLook, shade: Shade]

/** What a style is made of: three rooms each take another of every list. */
export type StyleTable = {
  floors: readonly [Goods, Goods, Goods]
  baths: readonly [Goods, Goods, Goods]
  walls: readonly [Goods, Goods, Goods]
  counters: readonly [Shade, Shade, Shade]
  cabinets: readonly [Shade, Shade, Shade]
  islands: readonly [Shade, Shade, Shade]
  paints: readonly [Shade, Shade, Shade]
  hearths: readonly [Shade, Shade]
  paving: Goods
  metal: string
  tiers: readonly [number, number, number]
}
