import type { Order } from '@showroom/contract/order/order'
import { timezone } from '@showroom/contract/policy/figures'
import { ordersMessages } from './messages.ts'

/** The day in the zone that all of our dates are told in. */
export const placedOn = (moment: string) =>
  new Date(moment).toLocaleDateString('en-US', {
    timeZone: timezone,
    year: 'numeric',
    month: 'short',
    day: 'numeric',
  })

type Sums = Pick<Order, 'held_cents' | 'charged_cents' | 'released_cents' | 'refunded_cents' | 'movements'>

/** What has happened to the money so far, each with its days; a refund only where there is one. */
export const moneyOf = (
  { held_cents, charged_cents, released_cents, refunded_cents, movements }: Sums,
  dayOf: (moment: string) => string,
) =>
  (
    [
      [ordersMessages.held, 'hold', held_cents],
      [ordersMessages.charged, 'capture', charged_cents],
      [ordersMessages.released, 'release', released_cents],
      [ordersMessages.refunded, 'refund', refunded_cents],
    ] as const
  )
    .filter(([, kind, cents]) => kind !== 'refund' || cents !== 0)
    .map(([label, kind, cents]) => {
      const moments = movements.filter((one) => one.kind === kind).map(({ at }) => at)
      return { label, cents, days: [...new Set(moments.sort().map(dayOf))].join(', ') }
    })
