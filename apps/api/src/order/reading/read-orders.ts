import type { ReplyFor } from '@showroom/contract/endpoints'
import type { Order } from '@showroom/contract/order/order'
import { pageSize } from '@showroom/contract/policy/figures'
import type { Queries } from '../../platform/db/db.ts'
import { refuseUnknown } from '../../platform/http/domain-error.ts'
import type { ParsedRequestFor } from '../../platform/http/serve.ts'
import { accountIdOf, type Who } from '../../platform/http/who.ts'
import { movementsOf, sumsOf } from '../../ledger/ledger.store.ts'
import { holdsOfOrder } from '../../payment/holds/hold.store.ts'
import { pagedReply } from '../../shared/paged-reply.ts'
import { openAddressChange } from '../address/address-change.store.ts'
import { missingPaymentsOfOrder } from '../fulfilment/missing-payments.ts'
import type { WholeOrder } from './order-facts.ts'
import { countOrders, type OrderSearch, ordersOf, ownOrder } from './order-read.store.ts'
import { presentOrder, presentSummary, type ShownCard } from './present-order.ts'
import type { AskedElsewhere } from './present-place.ts'

export type Reading = { db: Queries; now: Date }

type Listed = ReplyFor<'GET /api/order'>
type Query = ParsedRequestFor<'GET /api/order'>['query']

const path = '/api/order'

/** A session of a contractor's website sees what was ordered in that showroom, and nothing else. */
const websiteOf = ({ caller }: Pick<Who, 'caller'>): string | null =>
  caller === null || caller.scope === 'account' ? null : caller.scope.showroom

export const listOrders = async ({ db, now }: Reading, query: Query, who: Who): Promise<Listed> => {
  const accountId = accountIdOf(who)
  const { page, ...asked } = query
  const { s: text = '', status = null, showroom = null, project = null, from, to } = asked
  const search: OrderSearch | null =
    accountId === null ? null : { accountId, text, status, showroom, project, page: websiteOf(who), from, to }
  return pagedReply({
    path,
    asked,
    page,
    pageSize,
    total: search ? await countOrders(db, search) : 0,
    read: async (span) =>
      search ? (await ordersOf(db, search, span)).map((order) => presentSummary(order, now)) : [],
  })
}

/** Another's order is as missing as one that never was, and so is one of another showroom for a contractor's page. */
export const readOrder = async ({ db, now }: Reading, publicId: string, who: Who): Promise<Order> => {
  const accountId = accountIdOf(who)
  const whole = accountId === null ? null : await ownOrder(db, publicId, accountId)
  if (!whole || !(await who.mayUse(whole.order.showroomRef))) return refuseUnknown()
  return shownOrder({ db, now }, whole, { isOwnPage: websiteOf(who) === null })
}

export const shownOrder = async (
  { db, now }: Reading,
  whole: WholeOrder,
  { isOwnPage }: { isOwnPage: boolean },
): Promise<Order> => {
  const { id } = whole.order
  const money = {
    sums: await sumsOf(db, [id]),
    movements: await movementsOf(db, id),
    missing: await missingPaymentsOfOrder(db, id, whole.items),
  }
  const elsewhere = isOwnPage ? await elsewhereOf(db, id) : null
  return presentOrder(whole, { money, card: await cardOf(db, id), elsewhere, now, isOwnPage })
}

const elsewhereOf = async (db: Queries, orderId: number): Promise<AskedElsewhere | null> => {
  const change = await openAddressChange(db, orderId)
  if (!change) return null
  const holds = await holdsOfOrder(db, orderId)
  return { change, isAsked: holds.some(({ state }) => state === 'asked' || state === 'confirming') }
}

/** The card that the newest hold is on that its bank did not refuse. */
export const cardOf = async (db: Queries, orderId: number): Promise<ShownCard | null> => {
  const holds = await holdsOfOrder(db, orderId)
  const hold = holds.findLast(({ state }) => state !== 'declined') ?? holds.at(-1)
  return hold ? { brand: hold.cardBrand, last4: hold.cardLast4 } : null
}
