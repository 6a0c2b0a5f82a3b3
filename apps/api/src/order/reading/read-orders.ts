import type { ReplyFor, RequestFor } from '@showroom/contract/endpoints'
import type { Order } from '@showroom/contract/order/order'
import { pageSize } from '@showroom/contract/policy/figures'
import { credentialsOf } from '../../cart/cart-owner.ts'
import type { Queries } from '../../platform/db/db.ts'
import { refuseUnknown } from '../../platform/http/domain-error.ts'
import type { Who } from '../../platform/http/who.ts'
import { movementsOf, sumsOf } from '../../ledger/ledger.store.ts'
import { holdsOfOrder } from '../../payment/holds/hold.store.ts'
import { pageLinks } from '../../shared/page-links.ts'
import { missingPaymentsOfOrder } from '../fulfilment/missing-payments.ts'
import type { WholeOrder } from './order-facts.ts'
import { countOrders, type OrderSearch, ordersOf, ownOrder } from './order-read.store.ts'
import { presentOrder, presentSummary, type ShownCard } from './present-order.ts'

export type Reading = { db: Queries; now: Date }

type Listed = ReplyFor<'GET /api/order'>
type Query = Required<RequestFor<'GET /api/order'>>['query'] & { page: number }

const path = '/api/order'

/** A session of a contractor's website sees what was ordered in that showroom, and nothing else. */
const websiteOf = ({ caller }: Pick<Who, 'caller'>): string | null =>
  caller === null || caller.scope === 'account' ? null : caller.scope.showroom

export const listOrders = async ({ db, now }: Reading, query: Query, who: Who): Promise<Listed> => {
  const { accountId } = credentialsOf(who)
  if (accountId === null) return listed([], { total: 0, query })
  const { s = '', status = null, showroom = null, project = null } = query
  const search: OrderSearch = { accountId, text: s, status, showroom, project, page: websiteOf(who) }
  const total = await countOrders(db, search)
  const page = Math.min(query.page, lastPageOf(total))
  const found = await ordersOf(db, search, { skip: (page - 1) * pageSize, most: pageSize })
  return listed(
    found.map((order) => presentSummary(order, now)),
    { total, query: { ...query, page } },
  )
}

const lastPageOf = (total: number): number => Math.max(1, Math.ceil(total / pageSize))

const listed = (data: Listed['data'], { total, query }: { total: number; query: Query }): Listed => {
  const { page, ...asked } = query
  const told = Object.fromEntries(Object.entries(asked).filter(([, value]) => value))
  const urlOf = (number: number) => `${path}?${new URLSearchParams({ ...told, page: String(number) })}`
  const last = lastPageOf(total)
  return {
    success: true,
    data,
    total,
    current_page: page,
    last_page: last,
    path,
    links: pageLinks(page, last, urlOf),
  }
}

/** Another's order is as missing as one that never was, and so is one of another showroom for a contractor's page. */
export const readOrder = async ({ db, now }: Reading, publicId: string, who: Who): Promise<Order> => {
  const { accountId } = credentialsOf(who)
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
  return presentOrder(whole, { money, card: await cardOf(db, id), now, isOwnPage })
}

/** The card that the newest hold is on that its bank did not refuse. */
const cardOf = async (db: Queries, orderId: number): Promise<ShownCard | null> => {
  const holds = await holdsOfOrder(db, orderId)
  const hold = holds.findLast(({ state }) => state !== 'declined') ?? holds.at(-1)
  return hold ? { brand: hold.cardBrand, last4: hold.cardLast4 } : null
}
