import type { GoneGoods, Material } from '@showroom/contract/visualizer/visualizer'
import type { ShowroomContext } from '../../showroom/showroom.ts'
import type { Goods } from './goods.ts'

/** What lies in a room: what its showroom sells of it, and what it does not sell any more. */
export type LaidGoods = { materials: Material[]; gone: GoneGoods[] }

/** Read before a transaction begins: the catalogue asks on a connection of its own. */
export const laidGoodsIn = async (
  { goods }: { goods: Goods },
  showroom: ShowroomContext,
  ids: readonly string[],
): Promise<LaidGoods> => {
  const materials = await goods.materials(showroom, ids)
  return { materials, gone: await goods.gone(ids, materials) }
}
