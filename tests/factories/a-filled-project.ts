import { ask, type Person } from './person.ts'
import { inStock, showroom } from './shopper.ts'

/** With a room, an item and somebody who was invited. */
export const aFilledProject = async ({ token }: Pick<Person, 'token'>): Promise<string> => {
  const body = {
    name: 'Main bath',
    zip_code: '91101',
    showroom,
    budget_cents: 900_000,
    start_on: '2027-01-11',
  }
  const { data } = await ask<{ id: string }>('POST /api/project', { token, body })
  const measures = { height: 8_000, rectangles: [{ length: 10_000, width: 8_000 }] }
  const room = { name: 'Bath', type: 'bathroom', measures }
  await ask(`POST /api/project/${data.id}/room`, { token, body: room })
  // It comes in a parcel, and in time on every day of the year: a page with it looks alike on all of them.
  const items = [{ product_id: await inStock('single-hole'), qty: 12 }]
  await ask(`POST /api/project/${data.id}/item`, { token, body: { items } })
  const invited = { email: 'guest@homes.example', role: 'client', right: 'view', sees_prices: 'no' }
  await ask(`POST /api/project/${data.id}/member`, { token, body: invited })
  return data.id
}
