import { addDays, dayAndHour } from '@showroom/contract/shared/day'
import { ask, type Person } from './person.ts'

const showroom = 'HARVEST2'

type Card = { id: string; price: { coverage: number | null } }
export type Row = {
  id: string
  title: string
  version: number
  options: { id: string; total_cents: number }[]
}
type Changed = { append_items: Row[] }

const somethingIn = async (category: string, most: number): Promise<string[]> => {
  const { data } = await ask<Card[]>(
    `GET /api/visualization/products?showroom=${showroom}&category=${category}`,
  )
  return data.slice(0, most).map(({ id }) => id)
}

/** A project with a measured bath, decisions in every state that a client can reach, and a shared allowance. */
export const aFilledChecklist = async ({ token }: Person): Promise<{ id: string; rows: Row[] }> => {
  const post = <Data>(call: string, body: object) => ask<Data>(`POST ${call}`, { token, body })
  // What is due some weeks before is due on no day of these tests.
  const start_on = addDays(dayAndHour(new Date()).day, 95)
  const about = { name: 'Main bath', zip_code: '91101', showroom, start_on }
  const { data: project } = await post<{ id: string }>('/api/project', about)
  const room = {
    name: 'Bath',
    type: 'bathroom',
    measures: { height: 8_000, rectangles: [{ length: 12_000, width: 10_000 }] },
  }
  const { data: roomed } = await post<{ rooms: { id: string }[] }>(`/api/project/${project.id}/room`, room)
  const room_id = roomed.rooms[0]?.id
  const { data: pools } = await post<{ id: string }[]>(`/api/projectChecklist/${project.id}/pool`, {
    name: 'Bath tile',
    amount_cents: 150_000,
  })
  const optionsIn = async (category: string, most: number) =>
    (await somethingIn(category, most)).map((product_id) => ({ product_id }))
  const items = [
    {
      title: 'Floor tile',
      category: 'tile-flooring',
      room_id,
      qty_source: 'floor',
      pool_id: pools[0]?.id,
      due_days_before: 42,
      instructions: 'Herringbone, with the grout of the shower.',
      options: await optionsIn('porcelain-tile', 3),
    },
    {
      title: 'Vanity',
      category: 'bathroom-vanitys',
      room_id,
      allowance_cents: 140_000,
      due_on: '2026-11-05',
      options: await optionsIn('bathroom-vanitys', 2),
    },
    {
      title: 'Mirror',
      room_id,
      required: false,
      options: [{ name: 'From grandmother', link: '', note: '' }],
    },
    { title: 'Shower valve', category: 'showers', room_id, allowance_cents: 30_000, due_days_before: 60 },
    { title: 'House numbers', allowance_cents: 9_000 },
  ]
  const { data } = await post<Changed>('/api/projectChecklist', { project_id: project.id, items })
  return { id: project.id, rows: data.append_items }
}
