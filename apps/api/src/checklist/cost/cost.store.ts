import type { SelectionCost } from '@showroom/contract/checklist/selection-cost.endpoints'
import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

type Noted = { selection: string; accountId: number }

export const costOf = async (db: Queries, { selection, accountId }: Noted): Promise<SelectionCost | null> => {
  const [found] = await db.query<SelectionCost>(sql`
    select c.cost_cents::float8 as cost_cents, c.markup_pct, c.note
    from selection_cost c join selection s on s.id = c.selection_id
    where s.public_id = ${selection} and c.account_id = ${accountId}`)
  return found ?? null
}

export const saveCost = (
  db: Queries,
  { selection, accountId }: Noted,
  { cost, now }: { cost: SelectionCost; now: Date },
) =>
  db.query(sql`
    insert into selection_cost (selection_id, account_id, cost_cents, markup_pct, note, changed_at)
    select id, ${accountId}::int, ${cost.cost_cents}::bigint, ${cost.markup_pct}::int, ${cost.note}, ${now}::timestamptz
    from selection where public_id = ${selection}
    on conflict (selection_id, account_id) do update set cost_cents = excluded.cost_cents,
      markup_pct = excluded.markup_pct, note = excluded.note, changed_at = excluded.changed_at`)

/** What a Pro has noted, for their download. */
export const costsBy = (db: Queries, accountId: number) =>
  db.query(sql`
    select s.title as decision, c.cost_cents::float8 as cost_cents, c.markup_pct, c.note, c.changed_at
    from selection_cost c join selection s on s.id = c.selection_id
    where c.account_id = ${accountId} order by c.selection_id`)

export const removeCostsOf = (tx: Queries, accountId: number) =>
  tx.query(sql`delete from selection_cost where account_id = ${accountId}`)
