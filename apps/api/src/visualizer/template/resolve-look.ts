import { type Candidate, chooseGoods } from '@showroom/contract/visualizer/choose-goods.rules'
import type { DesignState } from '@showroom/contract/visualizer/design'
import type { Look, Wish } from '@showroom/contract/visualizer/look'
import { type LaidSurface, laidSurfaces } from '@showroom/contract/visualizer/surfaces'
import type { ShowroomGoods } from '../goods/goods.ts'

/** Fixtures are the very products: what a showroom does not sell of them has nothing to stand in for it. */
export type KeptLook = Pick<Look, 'laid' | 'painted' | 'metal'> & Pick<DesignState, 'fixtures'>

export type ResolvedLook = { state: DesignState; substitutes: ReadonlySet<string> }

type Resolving = {
  look: KeptLook
  tier: number
  here: ShowroomGoods
  /** All that is sold anywhere: what the look was made with. */
  everywhere: ShowroomGoods
}

/** A look in one showroom: for each wish the nearest goods that it sells, and which of them only stand in. */
export const resolveLook = ({ look, tier, here, everywhere }: Resolving): ResolvedLook => {
  const substitutes = new Set<string>()
  const laid: DesignState['laid'] = {}
  for (const key of laidSurfaces) {
    const wish = look.laid[key]
    if (!wish) continue
    const chosen = choose(here, { key, wish, tier })
    if (!chosen) continue
    const original = choose(everywhere, { key, wish, tier })
    const isGone = original !== null && !here.publicIds.has(original.publicId)
    if (!chosen.isWished || isGone) substitutes.add(chosen.publicId)
    laid[key] = laidAs(wish, chosen.publicId)
  }
  const { painted, metal, fixtures } = look
  return { state: { v: 1, laid, painted, metal, ...(fixtures && { fixtures }) }, substitutes }
}

const laidAs = (wish: Wish, product_id: string): NonNullable<DesignState['laid'][LaidSurface]> => ({
  product_id,
  pattern: wish.pattern,
  angle: 0,
  joint_mil: null,
  grout: wish.grout,
  start: [0, 0],
  waste_pct: null,
  area: null,
})

type Found = { publicId: string; isWished: boolean }

const choose = (
  { candidates, publicIds }: ShowroomGoods,
  { key, wish, tier }: { key: LaidSurface; wish: Wish; tier: number },
): Found | null => {
  if (wish.product_id && publicIds.has(wish.product_id)) return { publicId: wish.product_id, isWished: true }
  const chosen = chooseGoods(candidates, { key, wish, tier })
  const found = candidates.find(({ id }) => id === chosen?.id)
  return chosen && found ? { publicId: found.publicId, isWished: chosen.isWished } : null
}

/** What a Pro publishes: the very goods, and where a showroom lacks one, their like. */
export const wishOf = (
  candidate: Candidate,
  { product_id, pattern, grout, color }: Pick<Wish, 'pattern' | 'grout' | 'color'> & { product_id: string },
  look: Wish['look'],
): Wish => ({ from: [candidate.subcategory], look, color, product_id, pattern, grout })
