import type { Decider, QtySource, SelectionState } from '@showroom/contract/checklist/selection-choices'
import type { FieldSeq } from '@showroom/contract/checklist/field-conflict.rules'
import type { ApprovalMethod } from '@showroom/contract/checklist/selection-choices'
import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

/** The approval that locks a decision, as it was. */
export type Approval = {
  name: string
  at: string
  method: ApprovalMethod
  qty: number
  unitCents: number | null
}

/** What may be edited of a decision; rooms and pools by their public ids. */
export type SelectionFields = {
  title: string
  category: string | null
  room_id: string | null
  qty_source: QtySource
  qty: number
  waste_pct: number
  allowance_cents: number | null
  pool_id: string | null
  due_on: string | null
  due_days_before: number | null
  required: boolean
  instructions: string
  decider: Decider
}

export type SelectionRecord = {
  id: number
  publicId: string
  fields: SelectionFields
  state: SelectionState
  optionId: number | null
  approval: Approval | null
  approvalId: number | null
  reason: string
  addedBy: number | null
  addedByName: string | null
  questionCount: number
  commentCount: number
  /** The sum of the comments’ versions: it only grows. */
  commentVersion: number
  version: number
  fieldSeq: FieldSeq
}

export const selectionsOf = (db: Queries, projectId: number): Promise<SelectionRecord[]> =>
  db.query<SelectionRecord>(sql`
    select s.id, s.public_id as "publicId", s.state, s.option_id as "optionId", s.reason, s.version,
      s.field_seq as "fieldSeq", s.added_by as "addedBy", a.first_name as "addedByName",
      s.approval_id::float8 as "approvalId",
      json_build_object('title', s.title, 'category', s.category, 'room_id', r.public_id, 'qty_source', s.qty_source,
        'qty', s.qty, 'waste_pct', s.waste_pct, 'allowance_cents', s.allowance_cents, 'pool_id', p.public_id,
        'due_on', s.due_on::text, 'due_days_before', s.due_days_before, 'required', s.required,
        'instructions', s.instructions, 'decider', s.decider) as fields,
      case when e.id is null then null else json_build_object('name', e.actor_name, 'at', e.at, 'method', e.method,
        'qty', e.option_qty, 'unitCents', e.option_unit_cents) end as approval,
      (select count(*)::int from selection_event q where q.selection_id = s.id and q.kind = 'ask') as "questionCount",
      (select count(*)::int from selection_comment c where c.selection_id = s.id and c.removed_at is null)
        as "commentCount",
      (select coalesce(sum(c.version), 0)::int from selection_comment c where c.selection_id = s.id)
        as "commentVersion"
    from selection s left join project_room r on r.id = s.room_id left join allowance_pool p on p.id = s.pool_id
      left join selection_event e on e.id = s.approval_id left join account a on a.id = s.added_by
    where s.project_id = ${projectId} order by s.id`)

/** A decision of this project. */
export const selectionIn = async (
  db: Queries,
  projectId: number,
  publicId: string,
): Promise<Pick<SelectionRecord, 'id' | 'publicId' | 'version'> | null> => {
  const [found] = await db.query<Pick<SelectionRecord, 'id' | 'publicId' | 'version'>>(sql`
    select id, public_id as "publicId", version from selection
    where project_id = ${projectId} and public_id = ${publicId}`)
  return found ?? null
}

/** The project that a decision is of, by its public id. */
export const projectOfSelection = async (db: Queries, publicId: string): Promise<string | null> => {
  const [found] = await db.query<{ project: string }>(sql`
    select p.public_id as project from selection s join project p on p.id = s.project_id
    where s.public_id = ${publicId}`)
  return found?.project ?? null
}

type Placed = SelectionFields & { roomId: number | null; poolId: number | null }

export type CreatedSelection = Placed & {
  publicId: string
  projectId: number
  addedBy: number
  seq: number
  now: Date
}

export const createSelection = async (tx: Queries, made: CreatedSelection): Promise<number> => {
  const [created] = await tx.query<{ id: number }>(sql`
    insert into selection (public_id, project_id, room_id, title, category, qty_source, qty, waste_pct,
      allowance_cents, pool_id, due_on, due_days_before, required, instructions, decider, added_by, field_seq,
      created_at)
    values (${made.publicId}, ${made.projectId}, ${made.roomId}, ${made.title}, ${made.category}, ${made.qty_source},
      ${made.qty}, ${made.waste_pct}, ${made.allowance_cents}, ${made.poolId}, ${made.due_on},
      ${made.due_days_before}, ${made.required}, ${made.instructions}, ${made.decider}, ${made.addedBy},
      ${JSON.stringify({ created: made.seq })}::jsonb, ${made.now})
    returning id`)
  if (!created) throw new Error('The decision was not created.')
  return created.id
}

type Changed = { seq: number; names: readonly string[] }

const seqOf = ({ seq, names }: Changed): string =>
  JSON.stringify(Object.fromEntries(names.map((name) => [name, seq])))

export const saveFields = (tx: Queries, id: number, { fields, by }: { fields: Placed; by: Changed }) =>
  tx.query(sql`
    update selection set title = ${fields.title}, category = ${fields.category}, room_id = ${fields.roomId},
      qty_source = ${fields.qty_source}, qty = ${fields.qty}, waste_pct = ${fields.waste_pct},
      allowance_cents = ${fields.allowance_cents}, pool_id = ${fields.poolId}, due_on = ${fields.due_on},
      due_days_before = ${fields.due_days_before}, required = ${fields.required},
      instructions = ${fields.instructions}, decider = ${fields.decider}, version = version + 1,
      field_seq = field_seq || ${seqOf(by)}::jsonb
    where id = ${id}`)

export type SavedDecision = Pick<SelectionRecord, 'state' | 'optionId' | 'approvalId' | 'reason'>

export const saveDecision = (
  tx: Queries,
  id: number,
  { decision, seq }: { decision: SavedDecision; seq: number },
) =>
  tx.query(sql`
    update selection set state = ${decision.state}, option_id = ${decision.optionId},
      approval_id = ${decision.approvalId}, reason = ${decision.reason}, version = version + 1,
      field_seq = field_seq || ${seqOf({ seq, names: ['state'] })}::jsonb
    where id = ${id}`)

/** Its options changed: what was looked at before is no longer all that there is. */
export const raiseVersion = (tx: Queries, id: number, seq: number) =>
  tx.query(sql`
    update selection set version = version + 1, field_seq = field_seq || ${seqOf({ seq, names: ['options'] })}::jsonb
    where id = ${id}`)

export const removeSelection = (tx: Queries, id: number) =>
  tx.query(sql`delete from selection where id = ${id}`)

export type Progress = { projectId: number; count: number; decided: number; waiting: number }

/** How far the checklists of some projects are. */
export const progressOf = (db: Queries, projectIds: readonly number[]): Promise<Progress[]> =>
  db.query<Progress>(sql`
    select project_id as "projectId", count(*)::int as count,
      (count(*) filter (where state in ('approved', 'not_applicable')))::int as decided,
      (count(*) filter (where state in ('chosen', 'change_requested')))::int as waiting
    from selection where project_id = any(${[...projectIds]}::int[]) group by project_id`)
