import type { DesignState } from '@showroom/contract/visualizer/design'
import type { PlanAreas } from '@showroom/contract/visualizer/plan-areas.rules'
import {
  type Counted,
  countedOf,
  needsOf,
  type ShoppingNeed,
} from '@showroom/contract/visualizer/shopping.rules'
import type { Material } from '@showroom/contract/visualizer/visualizer'

export type RoomLine = ShoppingNeed & { material: Material; total_cents: number }
export type RoomLines = { lines: RoomLine[]; total_cents: number }

type Counting = { areas: PlanAreas; state: DesignState; materials: ReadonlyMap<string, Material> }

export const productsOf = (materials: ReadonlyMap<string, Material>): Map<string, Counted> =>
  new Map([...materials].map(([id, material]) => [id, countedOf(material)]))

/** The room's list as the server counts it: what it needs of each product, and what that costs here. */
export const linesOf = ({ areas, state, materials }: Counting): RoomLines =>
  pricedLines(needsOf({ areas, state, products: productsOf(materials) }), materials)

export const pricedLines = (
  needs: readonly ShoppingNeed[],
  materials: ReadonlyMap<string, Material>,
): RoomLines => {
  const lines = needs.flatMap((need) => {
    const material = materials.get(need.product_id)
    return material ? [{ ...need, material, total_cents: need.qty * material.price.price_cents }] : []
  })
  return { lines, total_cents: lines.reduce((sum, { total_cents }) => sum + total_cents, 0) }
}
