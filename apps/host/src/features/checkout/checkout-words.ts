import { timezone } from '@showroom/contract/policy/figures'
import type { DeliveryWindow } from '@showroom/contract/checkout/delivery-services'
import { dayText, money } from '@showroom/widgets/ui/format.ts'

export const windowWords: Record<DeliveryWindow, string> = {
  '8-12': '8 AM to noon',
  '12-5': 'Noon to 5 PM',
}

/** What a service adds. */
export const priceWord = (cents: number): string => (cents === 0 ? 'Free' : money(cents))

export const arrivalWords = ({ from, to }: { from: string; to: string }): string =>
  from === to ? `Arrives ${dayText(from)}` : `Arrives ${dayText(from)} to ${dayText(to)}`

export const taxLater = 'Once we know the address'

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
