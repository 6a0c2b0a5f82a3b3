import type { DesignState } from '@showroom/contract/visualizer/design'
import { wordsOfNeed } from '@showroom/contract/visualizer/need-words.rules'
import type { PlanAreas } from '@showroom/contract/visualizer/plan-areas.rules'
import {
  type Counted,
  countedOf,
  type GoneNeed,
  type Needs,
  needsOf,
  type ShoppingNeed,
} from '@showroom/contract/visualizer/shopping.rules'
import type { GoneGoods, Material } from '@showroom/contract/visualizer/visualizer'

export type RoomLine = ShoppingNeed & { material: Material; total_cents: number; notes: string[] }
/** What lies there and is not sold here any more; without a name where nobody knows it. */
export type GoneLine = GoneNeed & { name: string | null }
export type RoomLines = { lines: RoomLine[]; total_cents: number; gone: GoneLine[] }

type Materials = ReadonlyMap<string, Material>
type Gone = ReadonlyMap<string, GoneGoods>
type Counting = { areas: PlanAreas; state: DesignState; materials: Materials; gone: Gone }

export const productsOf = (materials: Materials): Map<string, Counted> =>
  new Map([...materials].map(([id, material]) => [id, countedOf(material)]))

/** The room's list as the server counts it: what it needs of each product, and what that costs here. */
export const linesOf = ({ areas, state, materials, gone }: Counting): RoomLines =>
  pricedLines(needsOf({ areas, state, products: productsOf(materials) }), materials, gone)

export const pricedLines = (needs: Needs, materials: Materials, gone: Gone): RoomLines => {
  const lines = needs.needs.flatMap((need) => {
    const material = materials.get(need.product_id)
    if (!material) return []
    const total_cents = need.qty * material.price.price_cents
    return [{ ...need, material, total_cents, notes: wordsOfNeed(need) }]
  })
  return {
    lines,
    total_cents: lines.reduce((sum, { total_cents }) => sum + total_cents, 0),
    gone: needs.gone.map((need) => ({ ...need, name: nameOf(need, { materials, gone }) })),
  }
}

type Known = { materials: Materials; gone: Gone }

const nameOf = ({ product_id }: GoneNeed, { materials, gone }: Known): string | null =>
  gone.get(product_id)?.name ?? materials.get(product_id)?.name ?? null
