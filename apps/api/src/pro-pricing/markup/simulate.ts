import type { MarkupBook } from '@showroom/contract/pricing/markup'
import { rulesOn } from '@showroom/contract/pricing/markup-plan.rules'
import { markupFor, winningRule } from '@showroom/contract/pricing/pricing.rules'
import type { Queries } from '../../platform/db/db.ts'
import { rulesFor } from '../../pricing/price-list/markup-rules.store.ts'
import { feeRules, knownProduct } from '../../pricing/price-list/priced-product.store.ts'
import { scopeOf } from '../../pricing/price-list/scope-columns.ts'
import type { OwnShowroom } from '../pro-pricing-deps.ts'
import { markupSumsOf } from './markup-sums.ts'
import { waitingPlans } from './plan/markup-plan.store.ts'

export type Simulated = {
  product?: string | undefined
  markup_bps?: number | undefined
  on?: string | undefined
}
type Simulation = Pick<MarkupBook, 'simulation' | 'simulated_since'>

const none: Simulation = { simulation: null, simulated_since: null }

/** What every client pays for a product: at a markup that is tried, or by the showroom’s rules as they stand on a day. */
export const simulate = async (
  db: Queries,
  showroom: OwnShowroom,
  { product: publicId, markup_bps: tried, on: day }: Simulated,
): Promise<Simulation> => {
  if (publicId === undefined && tried === undefined && day === undefined) return none
  const product = await knownProduct(db, showroom.hiddenCategoryIds, publicId ?? null)
  if (!product) return none
  const [fees, rules] = await Promise.all([feeRules(db), rulesFor(db, showroom.id, null)])
  if (tried !== undefined) return { ...none, simulation: markupSumsOf(product, tried, fees) }
  const standing = rulesOn(rules, day === undefined ? [] : await plansForAll(db, showroom.id), day ?? '')
  return {
    simulation: markupSumsOf(product, markupFor(standing, product), fees),
    simulated_since: winningRule(standing, product)?.since ?? null,
  }
}

/** What is planned for one client alone changes nobody else's price. */
const plansForAll = async (db: Queries, showroomId: number) =>
  (await waitingPlans(db, showroomId))
    .filter(({ clientId }) => clientId === null)
    .map(({ id, effectiveOn, markupBps, vendorId, categoryId, productId }) => ({
      id,
      effectiveOn,
      markupBps,
      ...scopeOf({ vendor_id: vendorId, category_id: categoryId, product_id: productId }),
    }))
