import type { Project } from '@showroom/contract/project/project'
import { expect, test } from 'vitest'
import { anOrderShop, minuteMs } from '../../order/testing/order-shop.ts'
import { aBath, type Changed } from '../testing/a-checklist.ts'
import { builtInto } from './binder.store.ts'
import { binderOf } from './binder.ts'
import { projectCalled } from '../testing/order.store.ts'
import { readKept } from './read-binder.ts'

const { placed, later, shop, admin } = anOrderShop()

type Order = Awaited<ReturnType<typeof placed>>

/** The bath's floor is decided: the tile. */
const decideTile = async (order: Order) => {
  const { data: project } = await order.call<Project>(`POST /api/project/${order.projectId}/room`, aBath)
  const floor = {
    title: 'Floor tile',
    category: 'tile-flooring',
    room_id: project.rooms[0]?.id,
    qty_source: 'floor',
    options: [{ product_id: 'example-tile' }],
  }
  const { data } = await order.call<Changed>('POST /api/projectChecklist', {
    project_id: order.projectId,
    items: [floor],
  })
  const row = data.append_items[0]
  const option = row?.options[0]
  const seen = { version: row?.version, option_id: option?.id, price_cents: option?.total_cents }
  expect(
    await order.call(`POST /api/selection/${row?.id}/decision`, { action: 'approve', ...seen }),
  ).toMatchObject({ status: 200 })
}

test('the binder has what was delivered by room with its lots, what is left to be written down, care and warranty', async () => {
  const order = await placed('Casa Ōta')
  await decideTile(order)
  const projectId = await projectCalled(shop().db, order.projectId ?? '')
  expect(await builtInto(shop().db, projectId)).toEqual([])
  later(61 * minuteMs)
  const ada = await admin()
  for (const name of ['example-tile', 'example-vanity'])
    await ada.set(await order.itemNamed(name), 'delivered')
  const materials = await builtInto(shop().db, projectId)
  const paper = binderOf({
    project: { publicId: order.projectId ?? '', name: 'Casa Ōta' },
    company: 'Harvest Remodeling',
    logo: null,
    materials,
    kept: await readKept(shop().db, materials),
    generated: '',
    publicUrl: 'https://shop.test',
  })
  expect(paper.facts).toBe('2 materials in 1 room')
  const [bath, noRoom, care, warranty] = paper.sections
  expect(bath).toMatchObject({
    heading: 'Main bath',
    rows: [
      { title: 'example-tile', facts: expect.stringMatching(/Lot [\w-]+/), cells: ['9 × piece', '_______'] },
    ],
  })
  expect(noRoom).toMatchObject({
    heading: 'For no room in particular',
    rows: [{ title: 'example-vanity' }],
  })
  expect([care?.heading, warranty?.heading]).toEqual(['Care', 'Warranty'])
  expect(JSON.stringify(paper)).not.toContain('$')
})

test('whoever is in the project gets it as a file, and nobody else', async () => {
  const order = await placed('Attic')
  const stranger = await placed('Cellar')
  const fetched = (token: string) =>
    shop().app.inject({
      url: `/api/handover_binder/${order.projectId}`,
      headers: { authorization: `Bearer ${token}` },
    })
  const reply = await fetched(order.guest.session ?? '')
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/pdf'])
  expect((await fetched(stranger.guest.session ?? '')).statusCode).toBe(404)
})
