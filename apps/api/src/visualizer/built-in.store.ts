import looks from '@showroom/contract/data/looks.json' with { type: 'json' }
import plans from '@showroom/contract/data/plans.json' with { type: 'json' }
import { look as lookShape } from '@showroom/contract/visualizer/look'
import { plan as planShape } from '@showroom/contract/visualizer/plan'
import { type PlanRoomType, roomStyles } from '@showroom/contract/visualizer/surfaces'
import { planSize } from '@showroom/contract/visualizer/plan-words.rules'
import type { Queries } from '../platform/db/db.ts'
import { sql } from '../platform/db/sql.ts'

/** The plans and templates that come with the product. Safe to run again: what has changed is changed, nothing else. */
export const ensureVisualizer = async (tx: Queries, now: Date): Promise<void> => {
  await tx.query(sql`
    insert into floorplan (public_id, name, room_type, shape, plan, width, length, position, created_at, updated_at)
    select slug, name, room_type, shape, plan, width, length, position, ${now}::timestamptz, ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(plans.map(planRow))}::jsonb) as p (slug text, name text,
      room_type text, shape text, plan jsonb, width int, length int, position int)
    on conflict (public_id) do update set name = excluded.name, room_type = excluded.room_type,
      shape = excluded.shape, plan = excluded.plan, width = excluded.width, length = excluded.length,
      position = excluded.position, updated_at = excluded.updated_at
    where (floorplan.plan, floorplan.position) is distinct from (excluded.plan, excluded.position)
      and floorplan.account_id is null and floorplan.cart_id is null`)
  await tx.query(sql`
    insert into room_template (public_id, title, room_type, style, tier, look, floorplan_id, state, position, created_at)
    select t.slug, t.title, t.room_type, t.style, t.tier, t.look, f.id, 'published', t.position, ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(looks.map(templateRow))}::jsonb) as t (slug text, title text,
      room_type text, style text, tier int, look jsonb, floorplan text, position int)
    join floorplan f on f.public_id = t.floorplan
    on conflict (public_id) do update set title = excluded.title, style = excluded.style, tier = excluded.tier,
      look = excluded.look, floorplan_id = excluded.floorplan_id, position = excluded.position
    where (room_template.look, room_template.title, room_template.position, room_template.floorplan_id)
        is distinct from (excluded.look, excluded.title, excluded.position, excluded.floorplan_id)
      and room_template.showroom_id is null`)
}

const planRow = (built: (typeof plans)[number], position: number) => {
  const plan = planShape.parse(built.plan)
  const { width, length } = planSize(plan)
  const { name, room_type, shape } = plan
  return { slug: built.slug, name, room_type, shape, plan, width, length, position }
}

/** The looks of a style, as they are listed: no kind of room twice before each was there once. */
const kindsInTurn = [
  'kitchen',
  'bathroom',
  'living',
  'outdoor',
  'kitchen',
  'bathroom',
  'living',
  'kitchen',
  'bathroom',
] as const satisfies readonly PlanRoomType[]

/**
 * Styles take turns, and each begins with another kind of room than the style before it: a page of templates shows many
 * styles and every kind of room.
 */
const positionOf = (index: number): number => {
  const isLike = (one: (typeof looks)[number]) =>
    one.style === looks[index]?.style && one.room_type === looks[index]?.room_type
  const before = looks.slice(0, index).filter(isLike).length
  const style = roomStyles.findIndex((each) => each === looks[index]?.style)
  const turns = [...kindsInTurn.keys()].filter(
    (turn) => kindsInTurn[(turn + style) % kindsInTurn.length] === looks[index]?.room_type,
  )
  return (turns[before] ?? kindsInTurn.length) * roomStyles.length + style
}

const templateRow = (kept: (typeof looks)[number], index: number) => {
  const { slug, title, room_type, style, tier, floorplan, ...look } = lookShape.parse(kept)
  return {
    slug,
    title,
    room_type,
    style,
    tier,
    floorplan,
    look,
    position: positionOf(index),
  }
}
