import { timezone } from '@showroom/contract/policy/figures'
import type { DeliveryWindow } from '@showroom/contract/checkout/delivery-services'
import { dayText, money } from '@showroom/widgets/ui/format.ts'
import { checkoutMessages as messages } from './messages.ts'

export const windowWords: Record<DeliveryWindow, string> = {
  '8-12': messages.morning,
  '12-5': messages.afternoon,
}

/** What a service adds. */
export const priceWord = (cents: number): string => (cents === 0 ? messages.free : money(cents))

export const arrivalWords = ({ from, to }: { from: string; to: string }): string =>
  from === to ? messages.arrives(dayText(from)) : messages.arrivesBetween(dayText(from), dayText(to))

/** “9 boxes”, “1 box” */
export const quantityWords = (qty: number, uom: string): string => {
  const unit = uom.toLowerCase()
  if (qty === 1) return `1 ${unit}`
  return `${qty} ${unit}${/(s|x|ch|sh)$/.test(unit) ? 'es' : 's'}`
}

/** `2026-12-02T…` as `12.02.2026` (specification §9, Date filter format), in Pacific time. */
const pacificDay = new Intl.DateTimeFormat('en-US', {
  month: '2-digit',
  day: '2-digit',
  year: 'numeric',
  timeZone: timezone,
})
export const dateOf = (moment: string): string => pacificDay.format(new Date(moment)).replaceAll('/', '.')
