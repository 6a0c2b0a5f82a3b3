import { deliveryLabels } from '@showroom/contract/checkout/delivery-services'
import { isPlannableFrom } from '@showroom/contract/rates/rate.rules'
import { dayAndHour, shownDay } from '@showroom/contract/shared/day'
import { dollars } from '@showroom/contract/shared/money-text'
import type { NewDeliveryPrice } from '@showroom/contract/shipping/delivery-price'
import { deliveryPriceMessages as say } from '@showroom/contract/shipping/delivery-price.messages'
import { type ActingAdmin, deedBy } from '../account/acting-admin.ts'
import { writeAudit } from '../audit/audit.store.ts'
import type { Db, Queries } from '../platform/db/db.ts'
import { refuse, refuseInvalid, refuseUnknown } from '../platform/http/domain-error.ts'
import { newPublicId } from '../shared/public-id.ts'
import {
  addDeliveryPrice,
  cancelDeliveryPrice,
  deliveryPriceNamed,
  lockDeliveryPrices,
  type PlannedPrice,
} from './delivery-price.store.ts'

export type ShippingDeps = { db: Db; now: () => Date }

/** A price for a day to come: orders are priced by the day, so that nothing has to happen when it comes. */
export const planDeliveryPrice = async (
  { db, now }: ShippingDeps,
  asked: NewDeliveryPrice,
  admin: ActingAdmin,
): Promise<PlannedPrice> => {
  if (!admin.isOtpRecent) refuse(403, 'otp_needed', say.codeNeeded)
  const at = now()
  if (!isPlannableFrom(asked.starts_on, dayAndHour(at).day)) refuseInvalid({ starts_on: [say.day] })
  const { service, price_cents: priceCents, starts_on: startsOn, note } = asked
  const one = { publicId: newPublicId(), service, priceCents, startsOn, note, by: admin.account.id, at }
  return db.transaction(async (tx) => {
    await lockDeliveryPrices(tx, service)
    if (!(await addDeliveryPrice(tx, one))) refuse(409, 'price_planned', say.taken)
    const planned = (await deliveryPriceNamed(tx, one.publicId)) ?? refuseUnknown()
    if (planned.beforeCents === priceCents) refuseInvalid({ price_cents: [say.same] })
    await write(tx, { admin, at, price: planned, action: 'planned' })
    return planned
  })
}

/** What has not begun can be taken back. */
export const cancelPlannedPrice = async (
  { db, now }: ShippingDeps,
  publicId: string,
  admin: ActingAdmin,
): Promise<PlannedPrice> => {
  if (!admin.isOtpRecent) refuse(403, 'otp_needed', say.codeNeeded)
  return db.transaction(async (tx) => {
    const found = (await deliveryPriceNamed(tx, publicId)) ?? refuseUnknown()
    await lockDeliveryPrices(tx, found.service)
    const at = now()
    const isOpen = found.startsOn > dayAndHour(at).day
    if (!isOpen || !(await cancelDeliveryPrice(tx, found.id, { by: admin.account.id, at })))
      refuse(409, 'price_over', say.tooLate)
    await write(tx, { admin, at, price: found, action: 'cancelled' })
    return (await deliveryPriceNamed(tx, publicId)) ?? refuseUnknown()
  })
}

type Written = { admin: ActingAdmin; at: Date; price: PlannedPrice; action: string }

const write = (tx: Queries, { admin, at, price, action }: Written) =>
  writeAudit(tx, {
    ...deedBy(admin),
    at,
    action,
    entity: 'delivery_price',
    entityId: price.publicId,
    note: `${deliveryLabels[price.service]}: ${dollars(price.priceCents)} from ${shownDay(price.startsOn)}`,
    before: { price_cents: price.beforeCents },
    after: { price_cents: price.priceCents },
  })
