import type { PriceChangeState } from '@showroom/contract/order/price-change.rules'
import type { OrderStatus } from '@showroom/contract/order/order-status.rules'
import type { priceChangeSorts } from '@showroom/contract/order/price-change-sorts'
import type { SortBy } from '@showroom/contract/shared/sort'
import type { Queries } from '../../platform/db/db.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import { holding } from '../../shared/holding.ts'
import type { Span } from '../../shared/paged-reply.ts'
import { tableOrder } from '../../shared/table.ts'

/** A new price with the line that it is for. Nobody sees all of it. */
export type PriceChange = {
  id: number
  publicId: string
  state: PriceChangeState
  reason: string
  proposedAt: Date
  answerBy: Date
  payBy: Date | null
  answeredBy: number | null
  reminded: number
  finalPriceBefore: number
  finalPriceAfter: number
  absorbedBefore: number
  absorbedAfter: number
  unitPriceBefore: number
  unitPriceAfter: number
  discountBefore: number
  discountAfter: number
  taxBefore: number
  taxAfter: number
  totalBefore: number
  totalAfter: number
  itemId: number
  itemPublicId: string
  itemStatus: OrderStatus
  productName: string
  qty: number
  uom: string
  feeBps: number
  markupBps: number
  /** What the Pro has absorbed of the line as it stands. */
  absorbedNow: number
  couponBps: number
  taxBps: number
  subOrderId: number
  vendorId: number
  vendor: string
  orderId: number
  orderPublicId: string
  orderNumber: string
  accountId: number
  showroomId: number
  showroomRef: string
  companyName: string
}

const columns = sql`c.id, c.public_id as "publicId", c.state, c.reason, c.proposed_at as "proposedAt",
  c.answer_by as "answerBy", c.pay_by as "payBy", c.answered_by as "answeredBy", c.reminded,
  c.final_price_before as "finalPriceBefore", c.final_price_after as "finalPriceAfter",
  c.absorbed_before as "absorbedBefore", c.absorbed_after as "absorbedAfter",
  c.unit_price_before as "unitPriceBefore", c.unit_price_after as "unitPriceAfter",
  c.discount_before as "discountBefore", c.discount_after as "discountAfter", c.tax_before as "taxBefore",
  c.tax_after as "taxAfter", c.total_before as "totalBefore", c.total_after as "totalAfter",
  i.id as "itemId", i.public_id as "itemPublicId", i.status as "itemStatus", i.product_name as "productName", i.qty,
  i.uom, i.fee_bps as "feeBps", i.markup_bps as "markupBps", i.absorbed_cents as "absorbedNow",
  i.coupon_bps as "couponBps", i.tax_bps as "taxBps", s.id as "subOrderId", s.vendor_id as "vendorId",
  vendor.name as vendor, o.id as "orderId", o.public_id as "orderPublicId", o.number as "orderNumber",
  o.account_id as "accountId", o.showroom_id as "showroomId", showroom.user_id as "showroomRef",
  showroom.company_name as "companyName"`

const changes = sql`order_price_change c join order_item i on i.id = c.order_item_id
  join sub_order s on s.id = i.sub_order_id join shop_order o on o.id = s.order_id
  join vendor on vendor.id = s.vendor_id join showroom on showroom.id = o.showroom_id`

const isOpen = sql`c.state in ('proposed', 'paying')`

const changesWhere = (db: Queries, condition: Sql): Promise<PriceChange[]> =>
  db.query<PriceChange>(sql`select ${columns} from ${changes} where ${condition}`)

const oneWhere = async (db: Queries, condition: Sql): Promise<PriceChange | null> =>
  (await changesWhere(db, condition))[0] ?? null

export const priceChangeById = (db: Queries, id: number) => oneWhere(db, sql`c.id = ${id}`)

/** Whose price changes somebody may see: a vendor's own, or those in a Pro's showroom. */
export type ChangeViewer = { vendorId: number } | { showroomRef: string }

const seenBy = (viewer: ChangeViewer): Sql =>
  'vendorId' in viewer ? sql`s.vendor_id = ${viewer.vendorId}` : sql`showroom.user_id = ${viewer.showroomRef}`

export const priceChangeSeenBy = (db: Queries, publicId: string, viewer: ChangeViewer) =>
  oneWhere(db, sql`c.public_id = ${publicId} and ${seenBy(viewer)}`)

export type ChangeSearch = {
  viewer: ChangeViewer
  onlyOpen: boolean
  text?: string
  state?: PriceChangeState | undefined
}

const sought = ({ viewer, onlyOpen, text = '', state }: ChangeSearch): Sql => sql`${seenBy(viewer)}
  and ${onlyOpen ? sql`c.state = 'proposed'` : sql`true`}
  and ${state === undefined ? sql`true` : sql`c.state = ${state}`}
  and ${text === '' ? sql`true` : sql`lower(o.number || ' ' || i.product_name || ' ' || c.reason) like ${holding(text)}`}`

export const countPriceChanges = async (db: Queries, search: ChangeSearch): Promise<number> => {
  const [counted] = await db.query<{ count: number }>(
    sql`select count(*)::int as count from ${changes} where ${sought(search)}`,
  )
  return counted?.count ?? 0
}

type Sorted = ChangeSearch & { sort: SortBy<(typeof priceChangeSorts)[number]> }

export const priceChangesSeenBy = (
  db: Queries,
  { sort, ...search }: Sorted,
  { skip, most }: Span,
): Promise<PriceChange[]> => {
  const order = tableOrder(sort, {
    columns: { proposed: sql`c.id`, product: sql`lower(i.product_name)`, order: sql`o.number` },
    last: sql`c.id`,
  })
  return changesWhere(db, sql`${sought(search)} order by ${order} limit ${most} offset ${skip}`)
}

/** Open ones first, then the newest. */
export const priceChangesOfOrder = (db: Queries, orderId: number): Promise<PriceChange[]> =>
  changesWhere(db, sql`o.id = ${orderId} order by ${isOpen} desc, c.id desc`)

/** Those of what was ordered for a project, by name. */
export const priceChangesInProject = (
  db: Queries,
  projectId: number,
  named: readonly string[],
): Promise<PriceChange[]> =>
  changesWhere(
    db,
    sql`i.project_id = ${projectId} and o.state = 'placed' and c.public_id = any(${[...named]}::text[]) order by c.id`,
  )

export const openChangeOfItem = (db: Queries, itemId: number) =>
  oneWhere(db, sql`c.order_item_id = ${itemId} and ${isOpen}`)

export const payingChangesOf = (db: Queries, subOrderId: number): Promise<PriceChange[]> =>
  changesWhere(db, sql`s.id = ${subOrderId} and c.state = 'paying' order by c.id`)

/** What nobody answered, or paid for, in time. */
export const priceChangesOver = (db: Queries, now: Date, most: number): Promise<PriceChange[]> =>
  changesWhere(
    db,
    sql`(c.state = 'proposed' and c.answer_by < ${now}) or (c.state = 'paying' and c.pay_by < ${now})
      order by c.id limit ${most}`,
  )

/** Those that wait for an answer until then at the latest, and of which fewer than so many reminders were mailed. */
export const priceChangesToRemind = (
  db: Queries,
  { until, reminded }: { until: Date; reminded: number },
): Promise<PriceChange[]> =>
  changesWhere(
    db,
    sql`c.state = 'proposed' and c.answer_by <= ${until} and c.reminded < ${reminded} order by c.id limit 100`,
  )

/** A line that was cancelled because its new price was not agreed to. */
export const isCancelledByPrice = async (db: Queries, itemId: number): Promise<boolean> => {
  const found = await db.query(sql`
    select 1 from order_price_change where order_item_id = ${itemId} and state in ('rejected', 'expired', 'unpaid')`)
  return found.length > 0
}
