import { comparableCode, couponCodePattern, shownPercent } from '@showroom/contract/pricing/coupon.rules'
import type { ShownCoupon } from '@showroom/contract/pricing/coupon'
import { addDays, dayAndHour, endOfDay, shownDay } from '@showroom/contract/shared/day'
import type { FieldErrors } from '@showroom/contract/shared/errors'
import { centsAsTyped, centsIn } from '../../kit/form/typed-amounts.ts'
import { bpsIn, isPercentOff } from './percent.ts'
import { type ChosenScope, chosenFrom, everything, scopeBody } from './scope.ts'
import { proPricingMessages as messages } from './messages.ts'

/** As it is typed: nothing typed is an empty text, days are `YYYY-MM-DD` by the marketplace’s clock. */
export type CouponTyped = Omit<ChosenScope, 'vendor'> & {
  code: string
  kind: 'percent' | 'amount'
  off_bps: string
  off_cents: string
  minimum_cents: string
  starts_at: string
  ends_at: string
  limit_total: string
  limit_per_client: string
  is_active: boolean
}

const dayOf = (moment: string): string => dayAndHour(new Date(moment)).day
/** The last day of what ends at a day's end is the day before that moment. */
const lastDayOf = (moment: string): string => dayAndHour(new Date(Date.parse(moment) - 1)).day

export const newCoupon: CouponTyped = {
  ...everything,
  code: '',
  kind: 'percent',
  off_bps: '',
  off_cents: '',
  minimum_cents: '',
  starts_at: '',
  ends_at: '',
  limit_total: '',
  limit_per_client: '',
  is_active: true,
}

export const couponTyped = (coupon: ShownCoupon): CouponTyped => ({
  ...chosenFrom(coupon),
  code: coupon.code,
  kind: coupon.off_bps === null ? 'amount' : 'percent',
  off_bps: coupon.off_bps === null ? '' : shownPercent(coupon.off_bps),
  off_cents: centsAsTyped(coupon.off_cents),
  minimum_cents: coupon.minimum_cents === 0 ? '' : centsAsTyped(coupon.minimum_cents),
  starts_at: dayOf(coupon.starts_at),
  ends_at: coupon.ends_at === null ? '' : lastDayOf(coupon.ends_at),
  limit_total: String(coupon.limit_total ?? ''),
  limit_per_client: String(coupon.limit_per_client ?? ''),
  is_active: coupon.is_active,
})

const isLimit = (typed: string) => typed === '' || /^[1-9][0-9]{0,5}$/.test(typed)

export const couponErrors = (typed: CouponTyped): FieldErrors => {
  const wrong: [keyof CouponTyped, boolean, string][] = [
    ['code', !couponCodePattern.test(comparableCode(typed.code)), messages.typeACode],
    ['off_bps', typed.kind === 'percent' && !isPercentOff(bpsIn(typed.off_bps)), messages.typePercentOff],
    ['off_cents', typed.kind === 'amount' && !centsIn(typed.off_cents), messages.typeAnAmount],
    [
      'minimum_cents',
      typed.minimum_cents !== '' && centsIn(typed.minimum_cents) === null,
      messages.typeAnAmount,
    ],
    [
      'ends_at',
      typed.ends_at !== '' && typed.starts_at !== '' && typed.ends_at < typed.starts_at,
      messages.endsAfterStart,
    ],
    ['limit_total', !isLimit(typed.limit_total), messages.typeALimit],
    ['limit_per_client', !isLimit(typed.limit_per_client), messages.typeALimit],
  ]
  return Object.fromEntries(wrong.filter(([, isWrong]) => isWrong).map(([field, , why]) => [field, [why]]))
}

const limitOf = (typed: string): number | null => (typed === '' ? null : Number(typed))

/** As the server takes it. A first day that was not touched stays the moment that it was. */
export const couponBody = (typed: CouponTyped, before: ShownCoupon | null) => {
  const isSameStart = typed.starts_at === '' || (before && typed.starts_at === dayOf(before.starts_at))
  return {
    ...scopeBody({ ...typed, vendor: '' }),
    code: typed.code,
    ...(typed.kind === 'percent'
      ? { off_bps: bpsIn(typed.off_bps) ?? 0 }
      : { off_cents: centsIn(typed.off_cents) ?? 0 }),
    minimum_cents: centsIn(typed.minimum_cents) ?? 0,
    ...(isSameStart ? {} : { starts_at: endOfDay(addDays(typed.starts_at, -1)).toISOString() }),
    ends_at: typed.ends_at === '' ? null : endOfDay(typed.ends_at).toISOString(),
    limit_total: limitOf(typed.limit_total),
    limit_per_client: limitOf(typed.limit_per_client),
    is_active: typed.is_active,
  }
}

/** By the day: one that was made just now has begun, whatever the clock of this machine says. */
const isLater = ({ starts_at }: ShownCoupon, now: Date): boolean => dayOf(starts_at) > dayAndHour(now).day

/** What a coupon is at a moment: one word of `messages.states`. */
export const couponState = (coupon: ShownCoupon, now: Date): keyof typeof messages.states => {
  if (!coupon.is_active) return 'off'
  if (coupon.ends_at !== null && Date.parse(coupon.ends_at) <= now.getTime()) return 'ended'
  if (coupon.limit_total !== null && coupon.used >= coupon.limit_total) return 'usedUp'
  return isLater(coupon, now) ? 'later' : 'active'
}

/** “Since 11.01.2026 · until 11.30.2026” */
export const couponDays = (coupon: ShownCoupon, now: Date): string => {
  const { starts_at, ends_at } = coupon
  const first = shownDay(dayOf(starts_at))
  const start = isLater(coupon, now) ? messages.fromDay(first) : messages.sinceDay(first)
  return ends_at === null ? start : `${start} · ${messages.untilDay(shownDay(lastDayOf(ends_at)))}`
}
