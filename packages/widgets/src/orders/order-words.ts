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

type Sums = Pick<Order, 'held_cents' | 'charged_cents' | 'released_cents' | 'refunded_cents'>

/** What has happened to the money so far; what has not happened is not told. */
export const moneyOf = ({ held_cents, charged_cents, released_cents, refunded_cents }: Sums) =>
  [
    { label: ordersMessages.held, cents: held_cents },
    { label: ordersMessages.charged, cents: charged_cents },
    { label: ordersMessages.released, cents: released_cents },
    { label: ordersMessages.refunded, cents: refunded_cents },
  ].filter(({ cents }) => cents !== 0)
