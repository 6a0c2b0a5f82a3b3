import type { ProductStandings } from '@showroom/contract/pricing/markup'
import { changedStandings, standingProblem } from '@showroom/contract/pricing/product-standing.rules'
import { refuse, refuseInvalid } from '../../platform/http/domain-error.ts'
import { lockShowroom } from '../../showroom/showroom-prices.store.ts'
import { proPricingMessages } from '../pro-pricing.messages.ts'
import type { OwnShowroom, ProPricingDeps } from '../pro-pricing-deps.ts'
import { countStandings, saveStandings, standingsOf } from './product-standing.store.ts'

const problems = {
  too_many_featured: proPricingMessages.tooManyFeatured,
  too_many_hidden: proPricingMessages.tooManyHidden,
}

/** All of them or none. Returns what was otherwise before: sent back, it undoes the change. */
export const setStandings = (
  { db }: ProPricingDeps,
  showroom: OwnShowroom,
  items: ProductStandings,
): Promise<ProductStandings> =>
  db.transaction(async (tx) => {
    await lockShowroom(tx, showroom.id)
    const asked = new Map(items.map(({ product, standing }) => [product, standing]))
    const before = await standingsOf(tx, showroom, [...asked.keys()])
    if (before.length < asked.size) refuseInvalid({ items: [proPricingMessages.unknownProduct] })
    const wanted = before.map(({ productId, product, standing }) => ({
      productId,
      standing: asked.get(product) ?? standing,
    }))
    await saveStandings(tx, showroom, wanted)
    const problem = standingProblem(await countStandings(tx, showroom))
    if (problem) refuse(422, problem, problems[problem])
    return changedStandings(before, items).map(({ product, standing }) => ({ product, standing }))
  })
