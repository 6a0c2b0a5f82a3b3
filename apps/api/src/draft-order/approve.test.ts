import type { Notification } from '@showroom/contract/notification/notification'
import { beforeEach, expect, test } from 'vitest'
import { changePrice, pauseUntil } from '../cart/testing/shelf.store.ts'
import { quantities } from '../cart/testing/shopper.ts'
import { aBuyer } from '../order/testing/buyer.ts'
import { anOrderShop } from '../order/testing/order-shop.ts'
import { aMemberOf } from '../project/testing/a-homeowner.ts'
import { forgetAllAttempts } from '../testing/access/rows.store.ts'
import { deleteUnordered } from './own-draft-orders.store.ts'
import { byLink, draftOrdersIn } from './testing/a-draft-order.ts'

const opened = anOrderShop()
const { shop, deliver } = opened
const harvest = draftOrdersIn(opened)
beforeEach(() => forgetAllAttempts(shop().db))

const [tile, vanity, faucet] = ['example-tile', 'example-vanity', 'example-faucet'] as const

const told = async () => {
  while ((await deliver()).length > 0);
  const { data } = await harvest.ask<Notification[]>('GET /api/notification')
  return data.filter(({ kind }) => kind === 'draft_order_answered')
}

test('a link shows the goods at the client’s prices, and nothing of wholesale or what the Pro earns', async () => {
  const { token } = await harvest.sent({ note: 'As we said' })
  const { data } = await byLink(harvest.guest(), token).open()
  expect(data).toMatchObject({
    client_name: 'Ada Byron',
    note: 'As we said',
    state: 'sent',
    can: { approve: true, decline: true },
    needs_sign_in: false,
  })
  expect(data.lines[0]).toMatchObject({ product_id: tile, qty: 9, unit_price_cents: 8_821, is_taken: null })
  expect(JSON.stringify(data)).not.toMatch(/earns|wholesale|markup|final_price/)
})

test('a guest takes a part of it into their cart, signs in and orders: the Pro reads the order’s number', async () => {
  const { id, token } = await harvest.sent()
  const buyer = await aBuyer(shop())
  const { session } = buyer.guest
  buyer.guest.session = null
  const link = byLink(buyer, token)
  const { data } = await link.approve(tile, faucet)
  expect(data.draft_order.lines.map(({ product_id, is_taken }) => [product_id, is_taken])).toEqual([
    [tile, true],
    [vanity, false],
    [faucet, true],
  ])
  expect(quantities((await buyer.cart()).data)).toEqual({ [tile]: 9, [faucet]: 2 })
  expect(await harvest.read(id)).toMatchObject({ state: 'approved', line_count: 2 })
  buyer.guest.session = session
  await buyer.ask('/api/projectCart', { method: 'POST', body: { my_item: { showroom: 'HARVEST2' } } })
  buyer.guest.token = null
  const { data: placing } = await buyer.order()
  await told()
  const after = await harvest.read(id)
  expect(after.state).toBe('ordered')
  const { data: order } = await buyer.call<{ number: string }>(`GET /api/order/${placing.order_id}`)
  expect(after.order_number).toBe(order.number)
  expect((await told())[0]).toMatchObject({
    text: `Ada Byron has ordered what you put together: order ${order.number}.`,
    path: `/account/orders-for-clients?open=${id}`,
  })
  expect((await link.approve(tile)).code).toBe('not_now')
  expect((await link.open()).data).toMatchObject({ state: 'ordered', order_number: order.number })
  expect((await harvest.ask(`POST /api/draft_order/${id}/withdraw`, {})).code).toBe('draft_order_over')
  await deleteUnordered(shop().db, new Date('2030-06-01T00:00:00Z'))
  expect((await harvest.read(id)).state).toBe('ordered')
})

test('what was in the cart before adds up, and approved again nothing comes in twice', async () => {
  const { token } = await harvest.sent()
  const buyer = await aBuyer(shop())
  await buyer.add({ product_id: tile, qty: 2 })
  const link = byLink(buyer, token)
  const answers = await Promise.all([link.approve(tile, vanity), link.approve(tile, vanity)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const { data: cart } = await buyer.cart()
  expect(quantities(cart)).toEqual({ [tile]: 11, [vanity]: 1 })
  await buyer.remove(cart.Project_tans.find(({ product_id }) => product_id === vanity)?.id ?? '')
  await link.approve(tile, vanity)
  expect(quantities((await buyer.cart()).data)).toEqual({ [tile]: 11, [vanity]: 1 })
})

test('approved in two carts, an order from the first one is found, and what either took is taken', async () => {
  const { id, token } = await harvest.sent()
  const buyer = await aBuyer(shop())
  await byLink(buyer, token).approve(tile)
  await byLink(harvest.guest(), token).approve(vanity)
  const { lines } = await harvest.read(id)
  expect(lines.map(({ is_taken }) => is_taken)).toEqual([true, true, false])
  await buyer.order()
  await told()
  expect((await harvest.read(id)).state).toBe('ordered')
})

test('an order of something else from the same cart is not taken for it', async () => {
  const { id, token } = await harvest.sent({ items: [{ product_id: vanity, qty: 1 }] })
  const buyer = await aBuyer(shop())
  await buyer.add({ product_id: tile, qty: 3 })
  await byLink(buyer, token).approve(vanity)
  const { data: cart } = await buyer.cart()
  await buyer.remove(cart.Project_tans.find(({ product_id }) => product_id === vanity)?.id ?? '')
  await buyer.order()
  await told()
  expect((await harvest.read(id)).state).toBe('approved')
})

test('a price that has changed since it was sent is told by the link, by the Pro’s page and by the cart', async () => {
  const { id, token } = await harvest.sent()
  await changePrice(shop().db, faucet, 15_000)
  const buyer = await aBuyer(shop())
  const link = byLink(buyer, token)
  const line = (await link.open()).data.lines.find(({ product_id }) => product_id === faucet)
  const now = line?.unit_price_cents ?? 0
  expect(now).toBeGreaterThan(line?.previous_unit_price_cents ?? Number.POSITIVE_INFINITY)
  const own = (await harvest.read(id)).lines.find(({ product_id }) => product_id === faucet)
  expect(own).toMatchObject({
    unit_price_cents: now,
    previous_unit_price_cents: line?.previous_unit_price_cents,
  })
  await link.approve(faucet)
  const [inCart] = (await buyer.cart()).data.Project_tans
  expect(inCart).toMatchObject({
    unit_price_cents: now,
    previous_unit_price_cents: line?.previous_unit_price_cents,
    warnings: [{ code: 'price_changed' }],
  })
  await changePrice(shop().db, faucet, 13_900)
})

test('of what is paused everybody reads from when on it can be had', async () => {
  const { id, token } = await harvest.sent()
  await pauseUntil(shop().db, faucet, '2027-04-05')
  const link = byLink(harvest.guest(), token)
  const awayUntil = 'Its vendor is away. It can be ordered again from 04.05.2027 on.'
  const problemIn = (lines: readonly { product_id: string; problem: string | null }[]) =>
    lines.find(({ product_id }) => product_id === faucet)?.problem
  expect(problemIn((await link.open()).data.lines)).toBe(awayUntil)
  expect(problemIn((await harvest.read(id)).lines)).toBe(awayUntil)
  const { report } = (await link.approve(tile, faucet)).data
  expect(report.find(({ product_id }) => product_id === faucet)?.message).toBe(awayUntil)
  await pauseUntil(shop().db, faucet, null)
})

test('put together for a project, the cart is for it, of whoever may order there', async () => {
  const about = { name: 'Main bath', zip_code: '91101', showroom: 'HARVEST2' }
  const { data: project } = await harvest.ask<{ id: string }>('POST /api/project', about)
  const access = { projectId: project.id, right: 'order', sees_prices: 'yes' }
  const member = await aMemberOf(shop(), { ask: harvest.ask }, access)
  const { id, token } = await harvest.sent({ project_id: project.id }, member.email)
  expect(await harvest.read(id)).toMatchObject({ project: 'Main bath', project_id: project.id })
  const [inside, outside] = [harvest.guest(), await aBuyer(shop())]
  inside.guest.session = member.token
  await byLink(outside, token).approve(tile)
  expect((await outside.cart()).data.project_id).toBe(null)
  await byLink(inside, token).approve(tile)
  expect((await inside.cart()).data.project_id).toBe(project.id)
})

test('declined, the Pro reads why, and it is answered once', async () => {
  const { id, token } = await harvest.sent()
  const link = byLink(harvest.guest(), token)
  expect((await link.decline('We chose another faucet.')).data.state).toBe('declined')
  expect(await harvest.read(id)).toMatchObject({
    state: 'declined',
    decline_reason: 'We chose another faucet.',
  })
  const { lines } = await harvest.read(id)
  await changePrice(shop().db, faucet, 16_000)
  expect((await harvest.read(id)).lines).toEqual(lines)
  await changePrice(shop().db, faucet, 13_900)
  expect((await told())[0]?.text).toBe('Ada Byron declined what you put together: “We chose another faucet.”')
  expect((await link.decline()).code).toBe('not_now')
  expect((await link.approve(tile)).code).toBe('not_now')
})

test('nothing ticked, or nothing of it left, is said, and approves nothing', async () => {
  const { id, token } = await harvest.sent()
  const link = byLink(harvest.guest(), token)
  expect((await link.approve()).status).toBe(422)
  expect((await link.approve('never-was')).code).toBe('nothing_ticked')
  expect((await harvest.read(id)).state).toBe('sent')
})
