import type { Hidden } from '../../showroom/showroom.ts'
import { type Bits, clearBit, takeAway } from './bits.ts'
import type { Block } from './block.ts'
import type { Shelves } from './question.ts'

/** Some rows of a block, and whether that is all that is sold of it: then they are its own, and not to be changed. */
export type Scope = { rows: Bits; isWhole: boolean }

/** What a showroom shows of each block; null where it shows nothing of it. */
export const openShown = (shelves: Shelves, { hiddenCategoryIds, hiddenProductIds }: Hidden) => {
  const hiddenRows = rowsByBlock(shelves, hiddenProductIds)
  return (block: Block): Scope | null => {
    if (hiddenCategoryIds.includes(block.root)) return null
    const leaves = hiddenCategoryIds.flatMap((id) => block.leaves.get(id) ?? [])
    const goods = hiddenRows.get(block) ?? []
    if (leaves.length === 0 && goods.length === 0) return { rows: block.live, isWhole: true }
    const rows = block.live.slice()
    for (const leaf of leaves) takeAway(rows, leaf)
    for (const row of goods) clearBit(rows, row)
    return { rows, isWhole: false }
  }
}

/** Where some products stand; what is not sold stands nowhere. */
export const rowsByBlock = ({ locate }: Shelves, ids: readonly number[]): ReadonlyMap<Block, number[]> => {
  const found = new Map<Block, number[]>()
  for (const id of ids) {
    const place = locate(id)
    if (!place) continue
    const rows = found.get(place.block)
    if (rows) rows.push(place.row)
    else found.set(place.block, [place.row])
  }
  return found
}
