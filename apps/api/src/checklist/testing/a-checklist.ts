import type { ChecklistAbout, Selection, SelectionConflict } from '@showroom/contract/checklist/checklist'
import type { FieldErrors } from '@showroom/contract/shared/errors'
import { aHomeowner, type Homeowner } from '../../project/testing/a-homeowner.ts'

type Opened = Parameters<typeof aHomeowner>[0]

export type Changed = { append_items: Selection[]; project_checklist: Selection[] }
export type ListReply = { data: Selection[]; checklist: ChecklistAbout }
export type RowReply = {
  status: number
  data: Selection
  code?: string
  message: string
  errors?: FieldErrors
  conflicts: SelectionConflict[]
}

/** A room of 12 × 10 feet: with 10 % for cuts, nine boxes of 15.50 sq ft. */
export const aBath = {
  name: 'Main bath',
  type: 'bathroom',
  measures: { height: 8_000, rectangles: [{ length: 12_000, width: 10_000 }] },
}

/** Of a room: what it costs there, and the allowance for it. */
export const aFloorTile = (room_id: string) => ({
  title: 'Floor tile',
  category: 'tile-flooring',
  room_id,
  qty_source: 'floor',
  allowance_cents: 90_000,
  due_days_before: 60,
  options: [{ product_id: 'tile' }],
})

/** A project with a measured bath, and what its owner does with its checklist. */
export const aChecklist = async (opened: Opened) => {
  const owner = await aHomeowner(opened)
  const { id } = await owner.begin({ start_on: '2027-01-11' })
  const { data: project } = await owner.ask(`POST /api/project/${id}/room`, aBath)
  return { owner, id, room: project.rooms[0]?.id ?? '', ...checklistOf(owner, id) }
}

/** The calls of one person on one checklist. */
export const checklistOf = (person: Homeowner, projectId: string) => ({
  add: async (...items: object[]) => {
    const { data } = await person.ask<Changed>('POST /api/projectChecklist', { project_id: projectId, items })
    return data.append_items
  },
  rows: async () => (await person.ask<Selection[]>(`GET /api/projectChecklist/${projectId}`)).data,
  /** What was looked at goes with the decision, as from the screen. */
  decide: (row: Selection | undefined, action: string, more: object = {}): Promise<RowReply> => {
    const option = row?.options.find(({ id }) => id === row.option_id) ?? row?.options[0]
    const seen = { version: row?.version, option_id: option?.id, price_cents: option?.total_cents }
    return person.ask(`POST /api/selection/${row?.id}/decision`, { action, ...seen, ...more }) as never // its shape
  },
  set: (row: Selection | undefined, fields: object, seen = row?.seq): Promise<RowReply> =>
    person.ask(`PUT /api/projectChecklist/${row?.id}`, { seen, set: fields }) as never, // its shape
})
