import type { Project } from '@showroom/contract/project/project'
import { expect, test } from 'vitest'
import { anOrderShop, minuteMs } from '../testing/order-shop.ts'

const { placed, later, vendor } = anOrderShop()

test('the orders of a project are listed by its id, and only the caller’s own', async () => {
  const order = await placed('Main bath')
  const other = await placed('Main bath')
  const found = async (project: string | null) =>
    (await order.list(`?project=${project}`)).data.map(({ id }) => id)
  expect(await found(order.projectId)).toEqual([order.id])
  expect((await order.list(`?project=${order.projectId}&status=delivered`)).data).toEqual([])
  for (const missing of [other.projectId, 'never']) expect(await found(missing)).toEqual([])
})

test('what is cancelled or declined is not ordered for a project any more', async () => {
  const order = await placed('Main bath')
  const ordered = async () =>
    (await order.call<Project>(`GET /api/project/${order.projectId}`)).data.ordered_cents
  const delivered = async (name: string) =>
    (await order.read()).deliveries.find(({ vendor: from }) => from === name)?.total_cents ?? 0
  expect(await ordered()).toBe(282_087)
  await order.cancel([await order.itemNamed('example-vanity')])
  expect(await ordered()).toBe(282_087 - (await delivered('Vendor B')))

  // The tile is all of its delivery, whose shipping goes with it.
  later(61 * minuteMs)
  await (await vendor('Vendor A')).set(await order.itemNamed('example-tile'), 'decline')
  expect(await ordered()).toBe(await delivered('Vendor C'))
})
