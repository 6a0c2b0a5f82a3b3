import { isSoldStill } from '@showroom/contract/visualizer/shopping.rules'
import type { GoneGoods, Material } from '@showroom/contract/visualizer/visualizer'

export type Told = { materials: readonly Material[]; gone: readonly GoneGoods[] }
type Known = { materials: ReadonlyMap<string, Material>; gone: ReadonlyMap<string, GoneGoods> }

/** All goods by their ids, as they were told last; those that the showroom has lost are named beside them. */
export const toldGoods = ({ materials: met, gone: lost }: Told): Known => {
  const materials = new Map(met.map((material) => [material.id, material]))
  const gone = new Map(lost.map((goods) => [goods.product_id, goods]))
  for (const id of gone.keys()) {
    const still = materials.get(id)
    // Its look stays; it is counted nowhere.
    if (still) materials.set(id, { ...still, stock: { ...still.stock, status: 'discontinued' } })
  }
  for (const material of materials.values())
    if (!isSoldStill(material)) gone.set(material.id, goneOf(material))
  return { materials, gone }
}

const goneOf = ({ id, name, appearance }: Material): GoneGoods => ({
  product_id: id,
  name,
  color: appearance?.colors[0] ?? null,
})
