import type { DeliveryService } from '@showroom/contract/checkout/delivery-services'
import { timezone } from '@showroom/contract/policy/figures'
import { addDays, type Day, endOfDay } from '@showroom/contract/shared/day'
import type { SortBy } from '@showroom/contract/shared/sort'
import { longestScoredDays, type vendorScoreSorts } from '@showroom/contract/vendor-goods/score-card.rules'
import type { Queries } from '../../platform/db/db.ts'
import { raw, type Sql, sql } from '../../platform/db/sql.ts'
import { holding } from '../../shared/holding.ts'
import type { Span } from '../../shared/paged-reply.ts'
import { tableOrder } from '../../shared/table.ts'

/** Whose lines: of one vendor, or of all (null). */
type Of = { vendorId: number | null; from: Day }

const lines = sql`order_item i join sub_order s on s.id = i.sub_order_id join shop_order o on o.id = s.order_id`
const ofVendor = (vendorId: number | null): Sql =>
  vendorId === null ? sql`true` : sql`s.vendor_id = ${vendorId}`
const dayOf = (moment: Sql): Sql => sql`(${moment} at time zone ${timezone})::date`
/** Of orders placed on this day or later: as a moment, so that the index of placed orders is read and not all of them. */
const placedFrom = (day: Day): Sql =>
  sql`o.state = 'placed' and o.placed_at >= ${endOfDay(addDays(day, -1))}::timestamptz`
/** What left or came from this day on was ordered then, or not too long before. */
const underWayFrom = (day: Day): Sql => placedFrom(addDays(day, -longestScoredDays))

export type Answers = {
  vendorId: number
  day: Day
  count: number
  accepted: number
  answered: number
  /** Of all answers together, from when the vendor saw the line. */
  minutes: number
}

type Answering = Of & { seenAfterMinutes: number; unansweredBefore: Date }

/** By the day that a line was placed on. One that its client called off first is nobody's answer. */
export const answersByDay = (
  db: Queries,
  { vendorId, from, seenAfterMinutes, unansweredBefore }: Answering,
): Promise<Answers[]> =>
  db.query<Answers>(sql`
    select s.vendor_id as "vendorId", ${dayOf(sql`o.placed_at`)}::text as day, count(*)::int as count,
      (count(*) filter (where answer.to_status <> 'decline'))::int as accepted, count(answer.to_status)::int as answered,
      coalesce(round(sum(greatest(0,
        extract(epoch from answer.changed_at - o.placed_at) / 60 - ${seenAfterMinutes}::int))), 0)::int as minutes
    from ${lines} left join lateral (
      select c.to_status, c.changed_at from order_status_change c
      where c.order_item_id = i.id and c.from_status = 'waiting_for_approval' order by c.id limit 1
    ) answer on true
    where ${placedFrom(from)} and ${ofVendor(vendorId)}
      and case when answer.to_status is null
        then i.status = 'waiting_for_approval' and o.placed_at < ${unansweredBefore}::timestamptz
        else answer.to_status <> 'cancle' end
    group by 1, 2`)

export type Leaving = {
  vendorId: number
  service: DeliveryService
  deliverFrom: Day
  /** Null: still in the warehouse. */
  leftOn: Day | null
  count: number
}

type Left = Of & { onItsWay: readonly string[]; held: readonly string[] }

/** When lines left, beside when they were to come; what was called off in the warehouse does not count. */
export const leavings = (db: Queries, { vendorId, from, onItsWay, held }: Left): Promise<Leaving[]> =>
  db.query<Leaving>(sql`
    select s.vendor_id as "vendorId", s.service, s.deliver_from::text as "deliverFrom", gone.day::text as "leftOn",
      count(*)::int as count
    from ${lines} cross join lateral (
      select ${dayOf(sql`min(c.changed_at)`)} as day from order_status_change c
      where c.order_item_id = i.id and c.to_status = any(${[...onItsWay]}::text[])
    ) gone
    where ${underWayFrom(from)} and s.deliver_from >= ${from}::date and ${ofVendor(vendorId)}
      and (gone.day is not null or i.status = any(${[...held]}::text[]))
    group by 1, 2, 3, 4`)

export type Delivered = { vendorId: number; day: Day; count: number; damaged: number }

/** By the day that a line came whole; damaged where its client counted so at the door, or says so in a return or claim. */
export const deliveredByDay = (
  db: Queries,
  { vendorId, from, reasons }: Of & { reasons: readonly string[] },
): Promise<Delivered[]> =>
  db.query<Delivered>(sql`
    select "vendorId", ${dayOf(sql`at`)}::text as day, count(*)::int as count,
      (count(*) filter (where "isDamaged"))::int as damaged
    from (
      select s.vendor_id as "vendorId", coalesce((
          select max(p.delivered_at) from shipment_line l join shipment p on p.id = l.shipment_id
          where l.order_item_id = i.id and p.delivered_at is not null having sum(l.units) = i.qty
        ), (
          select min(c.changed_at) from order_status_change c
          where c.order_item_id = i.id and c.to_status = 'delivered'
        )) as at, exists (
          select 1 from delivery_receipt_line r where r.order_item_id = i.id and r.damaged > 0
        ) or exists (
          select 1 from return_line l join return_request r on r.id = l.return_id
          where l.order_item_id = i.id and r.reason = any(${[...reasons]}::text[])
            and r.state not in ('rejected', 'withdrawn')
        ) as "isDamaged"
      from ${lines} where ${underWayFrom(from)} and i.status_at >= ${from}::date and ${ofVendor(vendorId)}
    ) come
    where ${dayOf(sql`at`)} >= ${from}::date group by 1, 2`)

export const vendorName = async (db: Queries, vendorId: number): Promise<string | null> => {
  const [vendor] = await db.query<{ name: string }>(sql`select name from vendor where id = ${vendorId}`)
  return vendor?.name ?? null
}

const named = (text: string): Sql => sql`lower(name) like ${holding(text)}`

export const countVendors = async (db: Queries, text: string): Promise<number> => {
  const [counted] = await db.query<{ count: number }>(
    sql`select count(*)::int as count from vendor where ${named(text)}`,
  )
  return counted?.count ?? 0
}

type VendorPage = Span & { text: string; sort: SortBy<(typeof vendorScoreSorts)[number]> }

export const vendorsFound = (
  db: Queries,
  { text, sort, skip, most }: VendorPage,
): Promise<{ id: number; publicId: string; name: string }[]> =>
  db.query(sql`
    select id, public_id as "publicId", name from vendor where ${named(text)}
    order by ${tableOrder(sort, { columns: { vendor: raw('lower(name)') }, last: raw('id') })}
    limit ${most} offset ${skip}`)
