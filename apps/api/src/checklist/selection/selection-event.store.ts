import type { ApprovalMethod } from '@showroom/contract/checklist/selection-choices'
import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

/** Who does something to a decision, and how. */
export type Actor = {
  id: number | null
  name: string
  method: ApprovalMethod
  ip: string | null
  /** The mailed link that it was done by. */
  linkId?: number
}

export type EventOption = { name: string; sku: string; qty: number; unitCents: number | null }

export type NewSelectionEvent = {
  selectionId: number
  kind: string
  actor: Actor
  text?: string
  signature?: string
  option?: EventOption | null
  /** Where in the project's chat it was said, and by whom. */
  said?: { no: number; by: number | null } | null
  at: Date
}

/** Written once, never changed: the record of who decided what, when and at which price. */
export const addEvent = async (
  tx: Queries,
  { selectionId, kind, actor, text = '', signature = '', option = null, said = null, at }: NewSelectionEvent,
): Promise<number> => {
  const [added] = await tx.query<{ id: number }>(sql`
    insert into selection_event (selection_id, kind, actor_id, actor_name, method, text, signature, option_name,
      option_sku, option_qty, option_unit_cents, message_no, said_by, ip, link_id, at)
    values (${selectionId}, ${kind}, ${actor.id}, ${actor.name}, ${actor.method}, ${text}, ${signature},
      ${option?.name ?? null}, ${option?.sku ?? null}, ${option?.qty ?? null}, ${option?.unitCents ?? null},
      ${said?.no ?? null}, ${said?.by ?? null}, ${actor.ip},
      ${actor.linkId ?? null}, ${at})
    returning id::float8 as id`)
  if (!added) throw new Error('The event was not kept.')
  return added.id
}

/** Whether somebody has ever approved or declined it. */
export const wasDecided = async (db: Queries, selectionId: number): Promise<boolean> => {
  const found = await db.query(sql`
    select 1 from selection_event where selection_id = ${selectionId} and kind in ('approve', 'decline') limit 1`)
  return found.length > 0
}

export type KeptEvent = {
  kind: string
  name: string
  at: Date
  method: ApprovalMethod
  text: string
  messageNo: number | null
  saidBy: string | null
  option: EventOption | null
}

export const eventsOf = (db: Queries, selectionId: number): Promise<KeptEvent[]> =>
  db.query<KeptEvent>(sql`
    select e.kind, e.actor_name as name, e.at, e.method, e.text, e.message_no as "messageNo",
      nullif(trim(a.first_name || ' ' || a.last_name), '') as "saidBy",
      case when option_name is null then null else json_build_object('name', option_name, 'sku', option_sku,
        'qty', option_qty, 'unitCents', option_unit_cents) end as option
    from selection_event e left join account a on a.id = e.said_by
    where e.selection_id = ${selectionId} order by e.id desc limit 200`)

/** By whom and when each field was changed last, by the number of the feed's event. */
export const whoChanged = (
  db: Queries,
  { projectId, seqs }: { projectId: number; seqs: readonly number[] },
): Promise<{ seq: number; name: string | null; at: Date }[]> =>
  db.query(sql`
    select e.seq::float8 as seq, a.first_name as name, e.at
    from feed f join feed_event e on e.feed_id = f.id left join account a on a.id = e.actor_id
    where f.project_id = ${projectId} and e.seq = any(${[...seqs]}::bigint[])`)

/** What somebody did to decisions, for their download. */
export const eventsBy = (db: Queries, accountId: number) =>
  db.query(sql`
    select s.title as decision, e.kind, e.text, e.signature, e.option_name, e.option_qty, e.ip, e.at
    from selection_event e join selection s on s.id = e.selection_id where e.actor_id = ${accountId} order by e.id`)

/** The record of a decision stays with the project; who it was goes. */
export const forgetActor = async (tx: Queries, accountId: number) => {
  await tx.query(sql`update selection_event set said_by = null where said_by = ${accountId}`)
  await tx.query(sql`
    update selection_event set actor_id = null, actor_name = '', signature = '', ip = null
    where actor_id = ${accountId}`)
}
