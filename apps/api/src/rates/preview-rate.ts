import { exampleOrder } from '@showroom/contract/rates/rate.rules'
import type { NewRate, RatePreview } from '@showroom/contract/rates/rate'
import { rateMessages as say } from '@showroom/contract/rates/rate.messages'
import { dayAndHour } from '@showroom/contract/shared/day'
import { feeFor } from '../pricing/fee.ts'
import { type FeeRule, feeRules } from '../pricing/price-list/priced-product.store.ts'
import { scopeOf } from '../pricing/price-list/scope-columns.ts'
import { rateOn } from '../pricing/tax-rate.store.ts'
import type { Queries } from '../platform/db/db.ts'
import { refuseInvalid } from '../platform/http/domain-error.ts'
import { targetOf } from './plan-rate.ts'
import { exampleOf } from './rates.store.ts'

const qty = 10
const exampleState = 'CA'

/** One order of what sells best of these goods, as it is priced today and as it would be with the new rate. */
export const previewRate = async (db: Queries, asked: NewRate, now: Date): Promise<RatePreview> => {
  const target = await targetOf(db, asked)
  const product = (await exampleOf(db, target)) ?? refuseInvalid({ category: [say.category] })
  const state = target.state ?? exampleState
  const zipCode = (target.zipPrefix ?? '').padEnd(5, '0')
  const tax = await rateOn(db, { state, zipCode }, dayAndHour(now).day)
  const fees = await feeRules(db)
  const rule: FeeRule[] =
    asked.kind === 'fee'
      ? [
          {
            ...scopeOf({ vendor_id: target.vendorId, category_id: target.categoryId }),
            fee_bps: asked.rate_bps,
          },
        ]
      : []
  const today = { feeBps: feeFor(fees, product), taxBps: tax?.taxBps ?? 0 }
  const then = {
    feeBps: feeFor([...fees, ...rule], product),
    taxBps: asked.kind === 'tax' ? asked.rate_bps : today.taxBps,
  }
  const example = { finalPriceCents: product.finalPriceCents, qty }
  return {
    product: product.name,
    qty,
    state,
    before: exampleOrder(example, today),
    after: exampleOrder(example, then),
  }
}
