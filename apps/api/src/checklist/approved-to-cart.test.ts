import type { Cart } from '@showroom/contract/cart/cart'
import type { FilledLine } from '@showroom/contract/cart/filled-line'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { changePrice, changeStock, fillShelf } from '../cart/testing/shelf.store.ts'
import { anOrder } from '../order/testing/an-order.ts'
import { aMemberOf, type Homeowner } from '../project/testing/a-homeowner.ts'
import { openTestApp } from '../testing/test-app.ts'
import { testDay } from '../testing/test-clock.ts'
import { aChecklist, aFloorTile, checklistOf } from './testing/a-checklist.ts'
import { orderedItem, orderFor } from './testing/order.store.ts'

let opened: Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  opened = await openTestApp({}, () => testDay)
  await fillShelf(opened.db)
})
beforeEach(async () => {
  await changePrice(opened.db, 'tile', 7_425)
})
afterAll(() => opened.close())

type Reply = { status: number; code?: string; message: string; data: Cart; report: FilledLine[] }

const addAll = (person: Homeowner, project_id: string): Promise<Reply> =>
  person.ask<Cart>('POST /api/projectCart/sync_to_bulk_cart', {
    showroom: 'HARVEST2',
    project_id,
  }) as never // its shape

const qtyIn = ({ data }: Reply) => data.Project_tans.map(({ qty }) => qty)

/** Nine boxes of tile, approved. */
const anApproved = async () => {
  const list = await aChecklist(opened)
  const [row] = await list.add(aFloorTile(list.room))
  const { data } = await list.decide(row, 'approve')
  return { ...list, row: data, addAll: () => addAll(list.owner, list.id) }
}

/** Something that there are few of, approved. */
const aScarce = async (qty: number) => {
  const list = await aChecklist(opened)
  const [row] = await list.add({ title: 'Niche', qty, options: [{ product_id: 'low' }] })
  await list.decide(row, 'approve')
  return { ...list, addAll: () => addAll(list.owner, list.id) }
}

test('two who add all approved at once buy it once', async () => {
  const { owner, id } = await anApproved()
  const partner = await aMemberOf(opened, owner, { projectId: id, right: 'order', sees_prices: 'yes' })
  const replies = await Promise.all([addAll(owner, id), addAll(partner, id)])
  const bought = replies.flatMap(qtyIn)
  expect(bought).toEqual([9])
})

test('what is partly in the cart is added to, not added again', async () => {
  const { addAll, rows } = await aScarce(3)
  await changeStock(opened.db, 'low', 2)
  const short = await addAll()
  expect([qtyIn(short), short.report[0]?.result]).toEqual([[2], 'limited'])
  expect((await rows())[0]?.status).toBe('approved')
  await changeStock(opened.db, 'low', 9)
  expect(qtyIn(await addAll())).toEqual([3])
  expect((await rows())[0]?.status).toBe('in_cart')
})

test('a cart that holds what another project has approved is not taken for this one', async () => {
  const { owner, addAll: addKitchen, rows } = await anApproved()
  await addKitchen()
  const bath = await owner.begin({ name: 'Second bath' })
  const other = checklistOf(owner, bath.id)
  const [tub] = await other.add({ title: 'Tub', qty: 2, options: [{ product_id: 'faucet' }] })
  await other.decide(tub, 'approve')
  expect(await addAll(owner, bath.id)).toMatchObject({
    status: 409,
    code: 'other_project',
    message: 'Your cart holds what “Main bath” has approved. Please order it or take it out first.',
  })
  expect((await rows())[0]?.status).toBe('in_cart')
})

test('what was approved at another price goes into the cart at that one, with a warning', async () => {
  const { addAll } = await anApproved()
  await changePrice(opened.db, 'tile', 9_900)
  const [line] = (await addAll()).data.Project_tans
  expect(line?.warnings.map(({ code }) => code)).toContain('price_changed')
  expect(line?.previous_unit_price_cents).toBe(9_462)
})

test('the reply says so where nothing could go into the cart', async () => {
  const { addAll } = await aScarce(3)
  await changeStock(opened.db, 'low', 0)
  const reply = await addAll()
  expect(reply.report.map(({ qty }) => qty)).toEqual([0])
  expect(reply.message).toBe('Nothing could go into the cart. Each line says why.')
})

/** A vanity that is approved and was ordered for the project. */
const anOrdered = async () => {
  const list = await aChecklist(opened)
  const { items } = await anOrder(opened.db, { placedAt: testDay })
  const itemId = items[0]?.publicId ?? ''
  const { product, qty } = await orderedItem(opened.db, itemId)
  const [row] = await list.add({ title: 'Vanity', qty, options: [{ product_id: product }] })
  await list.decide(row, 'approve')
  const become = (status: string) => orderFor(opened.db, itemId, { projectId: list.id, status })
  await become('in_progress')
  return { ...list, qty, become, addAll: () => addAll(list.owner, list.id) }
}

test('more of what was ordered is approved, and what is missing goes into the cart', async () => {
  const { rows, decide, set, qty, addAll } = await anOrdered()
  const { data: asked } = await decide((await rows())[0], 'request_change', { text: 'The closet too' })
  const { data: more } = await set(asked, { qty: qty + 3 })
  expect(more.options[0]?.qty).toBe(qty + 3)
  const { data: approved } = await decide(more, 'approve')
  expect([approved.status, approved.approval?.qty]).toEqual(['approved', qty + 3])
  expect(qtyIn(await addAll())).toEqual([3])
  expect((await rows())[0]?.status).toBe('in_cart')
})

test('what goes back is not bought again by itself', async () => {
  const { rows, become, addAll } = await anOrdered()
  for (const status of ['return_request', 'returned']) {
    await become(status)
    expect((await rows())[0]?.status).toBe('delivered')
    expect((await addAll()).report).toEqual([])
  }
})

test('what is in a cart is taken out before its decision is opened again', async () => {
  const { decide, rows, addAll, owner } = await anApproved()
  const { data } = await addAll()
  const [row] = await rows()
  expect(row?.can.reset).toBe(false)
  expect(await decide(row, 'reset')).toMatchObject({
    status: 409,
    code: 'in_cart',
    message: 'It is in a cart. Please take it out there first.',
  })
  const line = data.Project_tans[0]?.id
  await owner.ask(`DELETE /api/cart/destroy/${line}?showroom=HARVEST2`)
  expect((await decide((await rows())[0], 'reset')).status).toBe(200)
})
