import type { ClientRow } from '@showroom/contract/client/client'
import { joinedNames, visibilityNames } from '@showroom/contract/client/client.messages'
import { shownPercent } from '@showroom/contract/pricing/coupon.rules'
import { shownMoment } from '@showroom/contract/shared/day'
import { decimal } from '@showroom/contract/shared/money-text'
import { csvOf } from '../shared/csv.ts'

const heading = [
  'Name',
  'Email',
  'Phone',
  'Joined via',
  'Last seen (Pacific)',
  'Projects',
  'Lines in the cart',
  'Cart',
  'Orders',
  'Ordered',
  'Sees',
  'Own markup, %',
  'Tax exempt',
]

/** The list as a spreadsheet opens it; with sums, so never in Client view. */
export const clientCsv = (clients: readonly ClientRow[]): string =>
  csvOf([
    heading,
    ...clients.map((client) => [
      client.name,
      client.email,
      client.phone,
      joinedNames[client.joined_via],
      client.last_seen_at === null ? '' : shownMoment(new Date(client.last_seen_at)),
      String(client.projects),
      String(client.cart_lines),
      decimal(client.cart_cents ?? 0),
      String(client.orders),
      decimal(client.sales_cents ?? 0),
      visibilityNames[client.price_visibility],
      typeof client.markup_bps === 'number' ? shownPercent(client.markup_bps) : '',
      client.is_tax_exempt ? 'yes' : 'no',
    ]),
  ])
