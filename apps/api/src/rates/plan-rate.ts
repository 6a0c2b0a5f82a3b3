import { rateMessages as say } from '@showroom/contract/rates/rate.messages'
import { isPlannableFrom, percentOf, rateKindLabels } from '@showroom/contract/rates/rate.rules'
import type { NewRate } from '@showroom/contract/rates/rate'
import { type Day, dayAndHour, shownDay } from '@showroom/contract/shared/day'
import { type ActingAdmin, deedBy } from '../account/acting-admin.ts'
import { writeAudit } from '../audit/audit.store.ts'
import type { Db, Queries } from '../platform/db/db.ts'
import { refuse, refuseInvalid, refuseUnknown } from '../platform/http/domain-error.ts'
import { newPublicId } from '../shared/public-id.ts'
import {
  addPlan,
  feePlannedBefore,
  lockPlan,
  planByPublicId,
  type RatePlan,
  saveCancelled,
} from './rate-plan.store.ts'
import { addTax, categoryIdOf, feeOfScope, removeTax, taxOfPlace, vendorIdOf } from './rates.store.ts'

export type RateDeps = { db: Db; now: () => Date }

/** For whom or where a rate is. */
export type Target = Pick<RatePlan, 'vendorId' | 'categoryId' | 'state' | 'zipPrefix' | 'taxesShipping'>

export const targetOf = async (db: Queries, asked: NewRate): Promise<Target> => {
  if (asked.kind === 'tax') {
    const { state, zip_prefix, taxes_shipping: taxesShipping } = asked
    return { vendorId: null, categoryId: null, state, zipPrefix: zip_prefix || null, taxesShipping }
  }
  const vendorId = asked.vendor === '' ? null : await vendorIdOf(db, asked.vendor)
  const categoryId = asked.category === '' ? null : await categoryIdOf(db, asked.category)
  if (asked.vendor !== '' && vendorId === null) refuseInvalid({ vendor: [say.vendor] })
  if (asked.category !== '' && categoryId === null) refuseInvalid({ category: [say.category] })
  return { vendorId, categoryId, state: null, zipPrefix: null, taxesShipping: null }
}

export const requireDay = (startsOn: Day, now: Date): void => {
  if (!isPlannableFrom(startsOn, dayAndHour(now).day)) refuseInvalid({ starts_on: [say.day] })
}

/** What will be in effect for exactly this when the day comes; null: nothing of its own. */
const beforeOf = async (tx: Queries, target: Target, startsOn: Day) => {
  const { state, zipPrefix } = target
  if (state === null) {
    const bps = (await feePlannedBefore(tx, target, startsOn)) ?? (await feeOfScope(tx, target))
    return bps === null ? null : { bps, taxesShipping: null }
  }
  return taxOfPlace(tx, { state, zipPrefix, day: startsOn })
}

/**
 * Plans a rate for a day to come. A tax stands in the dated table at once, where pricing reads it by the day; a fee is
 * written into the rules of prices when its day has come.
 */
export const planRate = async (
  { db, now }: RateDeps,
  asked: NewRate,
  admin: ActingAdmin,
): Promise<RatePlan> => {
  if (!admin.isOtpRecent) refuse(403, 'otp_needed', say.codeNeeded)
  const at = now()
  requireDay(asked.starts_on, at)
  const publicId = newPublicId()
  await db.transaction(async (tx) => {
    const target = await targetOf(tx, asked)
    const before = await beforeOf(tx, target, asked.starts_on)
    if (before?.bps === asked.rate_bps && before.taxesShipping === target.taxesShipping)
      refuseInvalid({ rate_bps: [say.same] })
    const { kind, rate_bps: rateBps, starts_on: startsOn, note } = asked
    const dated = { ...target, kind, rateBps, startsOn, note }
    const beforeBps = before?.bps ?? null
    const isNew = await addPlan(tx, { ...dated, publicId, beforeBps, by: admin.account.id, at })
    if (!isNew || !(await writeTax(tx, dated))) refuse(409, 'rate_planned', say.taken)
    const plan = (await planByPublicId(tx, publicId)) ?? refuseUnknown()
    await write(tx, { admin, at, plan, action: 'planned' })
  })
  return (await planByPublicId(db, publicId)) ?? refuseUnknown()
}

const writeTax = async (
  tx: Queries,
  { state, zipPrefix, taxesShipping, rateBps, startsOn }: Target & { rateBps: number; startsOn: Day },
): Promise<boolean> =>
  state === null || addTax(tx, { state, zipPrefix, rateBps, startsOn, taxesShipping: taxesShipping ?? false })

/** What has not begun can be taken back. */
export const cancelRate = async (
  { db, now }: RateDeps,
  publicId: string,
  admin: ActingAdmin,
): Promise<RatePlan> => {
  if (!admin.isOtpRecent) refuse(403, 'otp_needed', say.codeNeeded)
  await db.transaction(async (tx) => {
    const plan = (await lockPlan(tx, publicId)) ?? refuseUnknown()
    const at = now()
    const { state, zipPrefix, startsOn } = plan
    if (plan.standing !== 'planned' || startsOn <= dayAndHour(at).day) refuse(409, 'rate_over', say.tooLate)
    await saveCancelled(tx, plan.id, { by: admin.account.id, at })
    if (state !== null) await removeTax(tx, { state, zipPrefix, startsOn })
    await write(tx, { admin, at, plan, action: 'cancelled' })
  })
  return (await planByPublicId(db, publicId)) ?? refuseUnknown()
}

export const nameOf = ({ state, zipPrefix, vendor, category }: RatePlan): string => {
  if (state !== null) return say.taxOf(state, zipPrefix ?? '')
  return vendor === '' && category === '' ? say.everything : say.goodsOf(vendor, category)
}

type Written = { admin: ActingAdmin; at: Date; plan: RatePlan; action: string }

const write = (tx: Queries, { admin, at, plan, action }: Written) =>
  writeAudit(tx, {
    ...deedBy(admin),
    at,
    action,
    entity: 'rate',
    entityId: plan.publicId,
    note: `${rateKindLabels[plan.kind]}, ${nameOf(plan)}: ${percentOf(plan.rateBps)} from ${shownDay(plan.startsOn)}`,
    before: { rate_bps: plan.beforeBps },
    after: { rate_bps: plan.rateBps },
  })
