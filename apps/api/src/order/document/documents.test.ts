import type { OrderDocument } from '@showroom/contract/order/order-document'
import type { OrderReturns } from '@showroom/contract/order/return'
import { beforeAll, expect, test } from 'vitest'
import { accountCalled } from '../testing/an-order.store.ts'
import { anOrderShop, minuteMs } from '../testing/order-shop.ts'
import { documentFor } from './order-documents.ts'
import { tablePaperPdf } from '../../shared/paper/table-paper-pdf.ts'

const { placed, later, shop, now, vendor, pro, admin } = anOrderShop()

type Staff = Awaited<ReturnType<typeof admin>>
let order: Awaited<ReturnType<typeof placed>>
let people: Record<'a' | 'b' | 'piet' | 'ada', Staff>

beforeAll(async () => {
  order = await placed()
  people = {
    a: await vendor('Vendor A'),
    b: await vendor('Vendor B'),
    piet: await pro(),
    ada: await admin(),
  }
})

const namesFor = async (who: Pick<Staff, 'documentsOf'>) =>
  (await who.documentsOf(order.id)).data.map(({ name }) => name)

const listOf = async () => (await order.call<OrderDocument[]>(`GET /api/order/${order.id}/documents`)).data

test('a vendor has none before it is theirs, and then the packing slip of their own delivery alone', async () => {
  expect(await people.a.documentsOf(order.id)).toMatchObject({ status: 404 })
  later(61 * minuteMs)
  const lists = [await namesFor(people.a), await namesFor(people.b)]
  expect(lists.map((names) => names.length)).toEqual([1, 1])
  expect(lists.flat().toSorted()).toEqual(['packing-slip-1', 'packing-slip-2'])
  const [[own = ''] = [], [other = ''] = []] = lists
  expect((await people.a.paper(order.id, own)).statusCode).toBe(200)
  for (const name of [other, 'confirmation', 'invoice-1', 'packing-slip-9', 'nothing'])
    expect([name, (await people.a.paper(order.id, name)).statusCode]).toEqual([name, 404])
})

test('each charge has an invoice with the lines, the tax and the day of that charge', async () => {
  expect((await listOf()).map(({ name }) => name)).toEqual(['confirmation'])
  await people.ada.set(await order.itemNamed('example-tile'), 'picked_up')
  const chargedAt = now()
  later(minuteMs)
  await people.ada.set(await order.itemNamed('example-vanity'), 'picked_up')
  const list = await listOf()
  const { number, charged_cents } = await order.read()
  expect(charged_cents).toBe(87_085 + 159_084)
  expect(list.map(({ number: each }) => each)).toEqual([`${number}-C1`, `${number}-I1`, `${number}-I2`])
  expect(list[1]).toMatchObject({ title: 'Invoice: Vendor A', at: chargedAt.toISOString() })
  const asking = { accountId: await accountCalled(shop().db, order.email), type: 'User' as const }
  const wanted = { publicId: order.id, name: 'invoice-1', publicUrl: 'https://shop.test' }
  const { paper } = await documentFor({ db: shop().db, now: now() }, wanted, asking)
  expect(paper.sections.flatMap(({ rows }) => rows.map(({ title }) => title))).toEqual(['example-tile'])
  expect(paper.totals).toEqual([
    { label: 'Merchandise', value: '$754.20' },
    { label: 'Delivery', value: '$45.00' },
    { label: 'Tax', value: '$71.65' },
    { label: 'Charged', value: '$870.85' },
  ])
  expect(paper.link).toBe(`https://shop.test/showroom/your_orders/${order.id}`)
  expect(paper.parties[1]?.lines.join()).toContain('Lake Ave')
  expect((await tablePaperPdf(paper, undefined)).subarray(0, 5).toString()).toBe('%PDF-')
})

test('a packing slip names no price, and neither a Pro nor a vendor reads at which door the client lives', async () => {
  const said = async (type: 'Vendor' | 'Contractor', who: Staff, name: string) => {
    const wanted = { publicId: order.id, name, publicUrl: 'https://shop.test' }
    const asking = { accountId: who.accountId, type }
    return JSON.stringify((await documentFor({ db: shop().db, now: now() }, wanted, asking)).paper)
  }
  const [name = ''] = await namesFor(people.a)
  const slip = await said('Vendor', people.a, name)
  expect(slip).toContain('9 × ')
  expect(slip).not.toMatch(/\$|Lake Ave|example-vanity/)
  const confirmation = await said('Contractor', people.piet, 'confirmation')
  expect(confirmation).toContain('$2,820.87')
  expect(confirmation).not.toMatch(/Lake Ave|ending in/)
})

test('a return that was approved has a slip with its RMA number and no price, for its client and its vendor', async () => {
  await people.ada.set(await order.itemNamed('example-faucet'), 'delivered')
  const faucet = await order.itemNamed('example-faucet')
  const wish = { kind: 'return', reason: 'changed_mind', lines: [{ item_id: faucet, qty: 1 }] }
  const path = `/api/order/${order.id}/return`
  const key = 'one-faucet-comes-back'
  await order.call(`POST ${path}`, { ...wish, key, is_untouched: true })
  const slips = async () => (await listOf()).filter(({ kind }) => kind === 'rma-slip')
  expect(await slips()).toEqual([])
  const c = await vendor('Vendor C')
  const returns = async () => (await order.call<OrderReturns>(`GET ${path}`)).data.returns
  const id = (await returns())[0]?.id ?? ''
  await c.call(`POST /api/return/${id}/answer`, { answer: 'approve' })
  const { number } = await order.read()
  expect(await slips()).toMatchObject([
    { name: 'rma-slip-1', title: 'Return slip: Vendor C', number: `${number}-R1` },
  ])
  expect(await namesFor(c)).toEqual(['packing-slip-3', 'rma-slip-1'])
  expect(await namesFor(people.a)).toEqual(['packing-slip-1'])
  expect((await people.a.paper(order.id, 'rma-slip-1')).statusCode).toBe(404)
  expect((await c.paper(order.id, 'rma-slip-1')).statusCode).toBe(200)
  const wanted = { publicId: order.id, name: 'rma-slip-1', publicUrl: 'https://shop.test' }
  const asking = { accountId: c.accountId, type: 'Vendor' as const }
  const { paper } = await documentFor({ db: shop().db, now: now() }, wanted, asking)
  const rma = (await returns())[0]?.rma ?? 'none'
  expect(paper.facts).toContain(`RMA number ${rma}`)
  expect(paper.sections[0]?.rows).toMatchObject([
    { title: 'example-faucet', cells: [expect.stringContaining('1 × '), '_______'] },
  ])
  expect(JSON.stringify(paper)).not.toMatch(/\$|Lake Ave/)
})

test('an Admin reads all of them, as files that no page can embed', async () => {
  expect(await namesFor(people.ada)).toHaveLength(8)
  const reply = await people.ada.paper(order.id, 'confirmation')
  expect(reply.statusCode).toBe(200)
  expect(reply.headers).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'private, no-store',
    'content-disposition': expect.stringContaining('-C1.pdf'),
  })
})
