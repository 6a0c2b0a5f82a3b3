import { hasIsland, type PlanAreas } from '@showroom/contract/visualizer/plan-areas.rules'
import type { DesignState } from '@showroom/contract/visualizer/design'
import {
  countedOf,
  isSoldStill,
  type Needs,
  needsOf,
  type ShoppingNeed,
} from '@showroom/contract/visualizer/shopping.rules'
import { laidSurfaces, paintedSurfaces, surfaceNames } from '@showroom/contract/visualizer/surfaces'
import { wordsOfNeed } from '@showroom/contract/visualizer/need-words.rules'
import type { GoneGoods, Material, ShoppingLine, Template } from '@showroom/contract/visualizer/visualizer'
import { visualizerMessages as say } from '@showroom/contract/visualizer/visualizer.messages'

export type Shopping = Pick<Template, 'lines' | 'total_cents' | 'not_sold'>

type Counting = {
  areas: PlanAreas
  state: DesignState
  materials: readonly Material[]
  /** What lies there and is not sold here any more. */
  gone?: readonly GoneGoods[]
  /** Products that stand in for others. */
  substitutes?: ReadonlySet<string>
  seesPrices?: boolean
}

/** What the browser counts too: by the same rules, from our own prices. */
export const needsFor = ({ areas, state, materials }: Counting): Needs =>
  needsOf({ areas, state, products: new Map(materials.map((each) => [each.id, countedOf(each)])) })

export const shoppingOf = (counting: Counting): Shopping => ({
  ...pricedNeeds(needsFor(counting).needs, counting),
  not_sold: notSold(counting),
})

/** What is needed as it is sold here, with prices for those who may see them. */
export const pricedNeeds = (
  needs: readonly ShoppingNeed[],
  { materials, substitutes, seesPrices = true }: Pick<Counting, 'materials' | 'substitutes' | 'seesPrices'>,
): Pick<Shopping, 'lines' | 'total_cents'> => {
  const byId = new Map(materials.map((material) => [material.id, material]))
  const lines = needs.flatMap((need) => {
    const material = byId.get(need.product_id)
    return material
      ? [lineOf(need, material, { isSubstitute: substitutes?.has(material.id) ?? false, seesPrices })]
      : []
  })
  const total = lines.reduce((sum, { line_total_cents = 0 }) => sum + line_total_cents, 0)
  return { lines, ...(seesPrices ? { total_cents: total } : {}) }
}

type Seeing = { isSubstitute: boolean; seesPrices: boolean }

const lineOf = (
  need: ShoppingNeed,
  material: Material,
  { isSubstitute, seesPrices }: Seeing,
): ShoppingLine => {
  const { product_id, qty, area, waste_pct, surfaces, fixtures } = need
  const { name, brand, price, pictures, stock } = material
  const prices = { unit_price_cents: price.price_cents, line_total_cents: price.price_cents * qty }
  return {
    product_id,
    name,
    brand,
    unit: price.unit,
    uom: price.uom,
    picture: pictures[0] ?? null,
    surfaces,
    fixtures,
    area,
    waste_pct,
    qty,
    stock,
    ...(seesPrices ? prices : {}),
    notes: wordsOfNeed(need),
    substitute: isSubstitute ? say.stoodIn : null,
  }
}

/** Said rather than silently left out: paint, and surfaces that nothing is laid on. */
const notSold = ({ areas, state, materials, gone = [] }: Counting): Shopping['not_sold'] => {
  const sold = new Set(materials.filter(isSoldStill).map(({ id }) => id))
  const bare = laidSurfaces.flatMap((key) => {
    const product = state.laid[key]?.product_id
    const isBare = areas.laid[key] !== undefined && !(product && sold.has(product))
    return isBare ? [{ key, label: bareLabel(surfaceNames[key], nameIn(gone, product)), color: null }] : []
  })
  const painted = paintedSurfaces.flatMap((key) => {
    const color = key === 'island' && !hasIsland(areas) ? undefined : state.painted[key]?.color
    return color ? [{ key, label: `${surfaceNames[key]}: ${say.paintColor}`, color }] : []
  })
  return [...bare, ...painted]
}

/** The name of what lies there and is gone; null where nothing lies there. */
export const nameIn = (gone: readonly GoneGoods[], product: string | null | undefined): string | null =>
  gone.find(({ product_id }) => product_id === product)?.name ?? null

export const bareLabel = (surface: string, gone: string | null): string =>
  gone === null ? `${surface}: ${say.unlaid}` : say.goneFrom(surface, gone)
