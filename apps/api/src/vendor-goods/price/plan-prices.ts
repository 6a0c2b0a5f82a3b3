import { addDays, type Day, dayAndHour, endOfDay } from '@showroom/contract/shared/day'
import type { PricePlan } from '@showroom/contract/vendor-goods/scheduled-price'
import { scheduledPriceMessages as say } from '@showroom/contract/vendor-goods/scheduled-price.messages'
import { z } from 'zod'
import { writeAudit } from '../../audit/audit.store.ts'
import { raiseVersion } from '../../catalogue/catalogue-version.store.ts'
import { lockVendor } from '../../catalogue/vendor/vendor.store.ts'
import type { Db, Queries } from '../../platform/db/db.ts'
import { refuseInvalid } from '../../platform/http/domain-error.ts'
import { emit } from '../../platform/jobs/emit.ts'
import type { JobHandlers } from '../../platform/jobs/job.ts'
import { newPublicId } from '../../shared/public-id.ts'
import { type PricesApplied, tellPricesApplied } from '../goods-events.ts'
import { accountName } from '../../account/account.ts'
import type { OwnGoods } from '../viewer.ts'
import { isChange, isToday, type Repriced, repriced } from './preview-prices.ts'
import { applyDay, dueDays, lockPriced, savePlanned } from './scheduled-price.store.ts'

export type PriceDeps = { db: Db; now: () => Date }

const kind = 'scheduled_prices'
const payload = z.object({ vendorId: z.int() })

/** How many were planned; those of today are in force when it returns. */
export const planPrices = ({ db, now }: PriceDeps, own: OwnGoods, plan: PricePlan): Promise<number> =>
  db.transaction(async (tx) => {
    const { vendorId, account } = own
    const at = now()
    await lockVendor(tx, vendorId)
    const changes = (await repriced(tx, plan, { vendorId, now: at })).filter(isChange)
    if (changes.length === 0) refuseInvalid({ prices: [say.unchanged] })
    const day = plan.effective_on
    await savePlanned(
      tx,
      changes.map(({ product, afterCents }) => ({
        publicId: newPublicId(),
        productId: product.id,
        beforeCents: product.beforeCents,
        afterCents,
      })),
      { vendorId, accountId: account.id, day, now: at },
    )
    await audit(tx, own, { at, day, changes })
    if (isToday(day, at)) await applyDue(tx, vendorId, at)
    else await wakeAt(tx, vendorId, { day, at })
    return changes.length
  })

/** A job of its own for each plan: one that is done already would not be written again. */
const wakeAt = (tx: Queries, vendorId: number, { day, at }: { day: Day; at: Date }) =>
  emit(tx, {
    kind,
    cause: `${kind} ${newPublicId()}`,
    payload: { vendorId },
    at,
    due: endOfDay(addDays(day, -1)),
  })

/** Longer lists stand in the vendor's own. */
const mostAudited = 40

const audit = (
  tx: Queries,
  { account, place }: OwnGoods,
  { at, day, changes }: { at: Date; day: Day; changes: readonly Repriced[] },
) => {
  const told = changes.slice(0, mostAudited)
  return writeAudit(tx, {
    at,
    accountId: account.id,
    who: accountName(account),
    place,
    action: 'planned',
    entity: 'price',
    entityId: day,
    note: `${changes.length} SKUs`,
    before: Object.fromEntries(told.map(({ product }) => [product.sku, product.beforeCents])),
    after: Object.fromEntries(told.map(({ product, afterCents }) => [product.sku, afterCents])),
  })
}

/** All that has come due, day by day: after a long sleep, too, each price has been what it was to be. */
const applyDue = async (tx: Queries, vendorId: number, now: Date): Promise<PricesApplied[]> => {
  await lockVendor(tx, vendorId)
  const applied: PricesApplied[] = []
  for (const day of await dueDays(tx, vendorId, dayAndHour(now).day)) {
    await lockPriced(tx, vendorId, day)
    const count = await applyDay(tx, { vendorId, day, now })
    if (count > 0) applied.push({ vendorId, day, count })
  }
  if (applied.length > 0) await raiseVersion(tx)
  return applied
}

export const priceHandlers: JobHandlers = {
  [kind]: async (told, job) => {
    const { vendorId } = payload.parse(told)
    await job.finish(async (tx) => {
      // Whoever changes a price for today knows of it; what was planned comes by itself.
      for (const applied of await applyDue(tx, vendorId, job.now))
        await tellPricesApplied(tx, applied, job.now)
    })
  },
}
