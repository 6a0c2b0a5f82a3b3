import { type Day, dayAndHour } from '@showroom/contract/shared/day'
import { scheduledPriceMessages as say } from '@showroom/contract/vendor-goods/scheduled-price.messages'
import { canCancelPrice } from '@showroom/contract/vendor-goods/scheduled-price.rules'
import { writeAudit } from '../../audit/audit.store.ts'
import { lockVendor } from '../../catalogue/vendor/vendor.store.ts'
import { refuse, refuseUnknown } from '../../platform/http/domain-error.ts'
import { accountName } from '../../account/account.ts'
import type { OwnGoods } from '../viewer.ts'
import type { PriceDeps } from './plan-prices.ts'
import { priceOf, saveCancelled, saveDayCancelled } from './scheduled-price.store.ts'

const deedOf = ({ account, place }: OwnGoods, day: Day) => ({
  accountId: account.id,
  who: accountName(account),
  place,
  action: 'cancelled',
  entity: 'price',
  entityId: day,
})

export const cancelPrice = ({ db, now }: PriceDeps, own: OwnGoods, publicId: string): Promise<void> =>
  db.transaction(async (tx) => {
    const { vendorId, account } = own
    const at = now()
    await lockVendor(tx, vendorId)
    const price = (await priceOf(tx, { vendorId, publicId })) ?? refuseUnknown()
    if (!canCancelPrice(price, dayAndHour(at).day)) refuse(409, 'not_cancellable', say.notCancellable)
    await saveCancelled(tx, price.id, { accountId: account.id, now: at })
    await writeAudit(tx, {
      ...deedOf(own, price.effectiveOn),
      at,
      before: { [price.sku]: price.afterCents },
      after: { [price.sku]: price.beforeCents },
    })
  })

/** All that waits for a later day; how many there were. */
export const cancelDay = ({ db, now }: PriceDeps, own: OwnGoods, day: Day): Promise<number> =>
  db.transaction(async (tx) => {
    const { vendorId, account } = own
    const at = now()
    await lockVendor(tx, vendorId)
    if (day <= dayAndHour(at).day) refuse(409, 'not_cancellable', say.notCancellable)
    const cancelled = await saveDayCancelled(tx, { vendorId, day }, { accountId: account.id, now: at })
    if (cancelled === 0) refuse(409, 'not_cancellable', say.nothingToCancel)
    await writeAudit(tx, { ...deedOf(own, day), at, note: `${cancelled} SKUs` })
    return cancelled
  })
