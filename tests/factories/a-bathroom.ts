import { ask, type Person } from './person.ts'

const showroom = 'HARVEST2'

type Card = { id: string; name: string; price: { coverage: number | null } }
export type Decision = {
  id: string
  title: string
  category: string | null
  status: string
  version: number
  option_id: string | null
  options: { id: string; product_id: string; name: string; qty: number; coverage: number | null }[]
}

/** A measured bath with the template's 14 decisions; each but the last has an option, no product is one twice. */
export const aBathroom = async ({ token }: Person) => {
  const post = <Data>(call: string, body: object) => ask<Data>(`POST ${call}`, { token, body })
  const about = { name: 'Main bath', zip_code: '91101', showroom, start_on: '2027-06-01' }
  const { data: project } = await post<{ id: string }>('/api/project', about)
  const measures = { height: 8_000, rectangles: [{ length: 12_000, width: 10_000 }] }
  const { data: roomed } = await post<{ rooms: { id: string }[] }>(`/api/project/${project.id}/room`, {
    name: 'Bath',
    type: 'bathroom',
    measures,
  })
  const made = await post<{ append_items: Decision[] }>('/api/projectChecklist', {
    project_id: project.id,
    template: 'bathroom',
    room_id: roomed.rooms[0]?.id,
  })
  const rows = made.data.append_items
  const used = new Set<string>()
  for (const row of rows.slice(0, -1)) {
    const product = await unusedIn(row.category, used)
    await post(`/api/selection/${row.id}/option`, { product_id: product })
  }
  return { id: project.id, titles: rows.map(({ title }) => title) }
}

const unusedIn = async (category: string | null, used: Set<string>): Promise<string> => {
  const { data } = await ask<Card[]>(
    `GET /api/visualization/products?showroom=${showroom}&category=${category}&page_size=24`,
  )
  const found = data.find(({ id }) => !used.has(id))
  if (!found) throw new Error(`Nothing is left on the shelf ${category}.`)
  used.add(found.id)
  return found.id
}

/** Joined, with the right to approve, and shown the prices. */
export const joins = async (owner: Person, member: Person, project: string) => {
  const access = { role: 'designer', right: 'approve', sees_prices: 'yes' }
  await ask(`POST /api/project/${project}/member`, {
    token: owner.token,
    body: { email: member.email, ...access },
  })
  return access
}
