import type { Checkout } from '@showroom/contract/checkout/checkout'
import type { ClientRow, ClientSheet } from '@showroom/contract/client/client'
import type { MarkupBook } from '@showroom/contract/pricing/markup'
import { dollars } from '@showroom/contract/shared/money-text'
import { beforeAll, expect, test } from 'vitest'
import { browserOn } from '../account/testing/person.ts'
import { documentFor } from '../order/document/order-documents.ts'
import { accountCalled } from '../order/testing/an-order.store.ts'
import { aBuyer, runningExample } from '../order/testing/buyer.ts'
import { anOrderShop } from '../order/testing/order-shop.ts'
import { aPro } from '../testing/a-pro.ts'

const { shop, placed, pro, deliver, now } = anOrderShop()

let token = ''
beforeAll(async () => {
  token = (await pro()).token
})

/** Harvest's Pro, who looks after the clients of the running example. */
const harvest = {
  ask: <Data>(call: string, body?: object) =>
    browserOn(shop().app)<Data>(call, { token, ...(body ? { body } : {}) }),
  looking: <Data>(call: string) =>
    browserOn(shop().app)<Data>(call, { token, headers: { 'showroom-view': 'client' } }),
  list: (query = '') => harvest.ask<ClientRow[]>(`GET /api/clients${query}`),
  one: async (email: string) => (await harvest.list(`?s=${email}`)).data[0]?.id ?? '',
  agree: async (email: string, terms: object) =>
    harvest.ask<ClientSheet>(`PUT /api/clients/${await harvest.one(email)}/terms`, { ...standard, ...terms }),
}
const standard = { price_visibility: 'msrp', is_tax_exempt: false, tax_note: '', notes: '' }

test('a client stands in the list with what lies in the cart and what was ordered, and is found by name and address', async () => {
  const [shopper, buyer] = [await aBuyer(shop()), await placed()]
  await shopper.add(...runningExample)
  const { data } = await harvest.list(`?s=${shopper.email.toUpperCase()}`)
  expect(data).toMatchObject([
    {
      name: 'Hanna Buyer',
      joined_via: 'shopping',
      cart_lines: 3,
      orders: 0,
      sales_cents: 0,
      price_visibility: 'msrp',
      markup_bps: null,
    },
  ])
  const { data: checkout } = await shopper.look()
  expect(data[0]?.cart_cents).toBe(checkout.merchandise_cents)
  const { data: bought } = await harvest.list(`?s=${buyer.email}`)
  expect(bought).toMatchObject([{ orders: 1, sales_cents: (await buyer.read()).total_cents }])
  const sorted = await harvest.list('?s=hanna&sort=-sales&page_size=1')
  expect(sorted.data.map(({ orders }) => orders)).toEqual([1])
  expect((await harvest.list('?s=%25')).data).toEqual([])
  const sheet = await harvest.ask<ClientSheet>(`GET /api/clients/${bought[0]?.id}`)
  expect(sheet.data.latest_orders.map(({ id }) => id)).toEqual([buyer.id])
})

test('the sheet of a client begins with what they ordered last', async () => {
  const buyer = await aBuyer(shop())
  const placedIds: string[] = []
  for (const qty of [1, 2, 3, 4]) {
    await buyer.add({ product_id: 'example-faucet', qty })
    const { data } = await buyer.order()
    placedIds.push(data.order_id)
  }
  const { data: sheet } = await harvest.ask<ClientSheet>(`GET /api/clients/${await harvest.one(buyer.email)}`)
  expect(sheet.latest_orders.map(({ id }) => id)).toEqual(placedIds.toReversed())
})

test('the file holds whom the filters show, with what each has ordered, and opens in no Client view', async () => {
  const [buyer, other] = [await placed(), await aBuyer(shop())]
  await harvest.agree(buyer.email, { price_visibility: 'totals' })
  type File = { file_name: string; media_type: string; text: string }
  const { data } = await harvest.ask<File>(`GET /api/clients/export?s=${buyer.email}`)
  expect(data).toMatchObject({
    file_name: expect.stringMatching(/^showroom-clients-\d{4}-\d\d-\d\d[.]csv$/),
    media_type: 'text/csv',
  })
  const total = ((await buyer.read()).total_cents / 100).toFixed(2)
  expect(data.text).toContain(`"${buyer.email}"`)
  expect(data.text).toContain(`"1","${total}","Totals only"`)
  expect(data.text).not.toContain(other.email)
  expect((await harvest.looking('GET /api/clients/export')).status).toBe(403)
})

test('what is agreed is kept, filters the list, and is another showroom’s business nowhere', async () => {
  const buyer = await aBuyer(shop())
  await buyer.add(...runningExample)
  const agreed = { price_visibility: 'totals', notes: 'Two dogs' }
  expect((await harvest.agree(buyer.email, agreed)).data).toMatchObject(agreed)
  const filtered = await harvest.list(`?s=${buyer.email}&visibility=totals`)
  expect(filtered.data.length).toBe(1)
  expect((await harvest.list(`?s=${buyer.email}&visibility=hidden`)).data).toEqual([])
  const other = await aPro(shop())
  const id = await harvest.one(buyer.email)
  expect((await other.ask(`GET /api/clients/${id}`)).status).toBe(404)
  expect((await other.ask(`PUT /api/clients/${id}/terms`, standard)).status).toBe(404)
  expect((await other.ask<ClientRow[]>('GET /api/clients')).data).toEqual([])
})

test('a client’s own markup is told beside them, with the rule that makes it', async () => {
  const buyer = await aBuyer(shop())
  await buyer.add(...runningExample)
  const { merchandise_cents: seen } = (await buyer.look()).data
  const { data: book } = await harvest.ask<MarkupBook>('POST /api/markup', {
    client: buyer.email,
    markup_bps: 2_500,
  })
  const { data } = await harvest.ask<ClientSheet>(`GET /api/clients/${await harvest.one(buyer.email)}`)
  expect(data).toMatchObject({ markup_bps: 2_500, markup_rule_id: book.rules[0]?.id })
  // The client has not been told of the new prices yet.
  expect(data.cart_cents).toBe(seen)
})

test('no tax is taken of who is exempt, and only with a word of why', async () => {
  const buyer = await aBuyer(shop())
  await buyer.add(...runningExample)
  expect((await buyer.look()).data.tax_cents).toBeGreaterThan(0)
  const refused = await harvest.agree(buyer.email, { is_tax_exempt: true })
  expect([refused.status, Object.keys(refused.errors ?? {})]).toEqual([422, ['tax_note']])
  await harvest.agree(buyer.email, { is_tax_exempt: true, tax_note: 'CA resale 12-345' })
  const { data } = await buyer.look()
  expect(data.tax_cents).toBe(0)
  expect(data.total_cents).toBe(data.merchandise_cents + data.shipping_cents)
  const { data: placing } = await buyer.order(await buyer.typedCard())
  expect(placing).toMatchObject({ state: 'placed', total_cents: data.total_cents })
})

test.each([
  ['msrp', true],
  ['all', true],
  ['totals', true],
  ['allowances', false],
  ['hidden', false],
] as const)('with “%s” a client orders: %s', async (price_visibility, mayOrder) => {
  const buyer = await aBuyer(shop())
  await buyer.add(...runningExample)
  await harvest.agree(buyer.email, { price_visibility })
  const { data } = await buyer.look()
  expect((data as Partial<Checkout>).total_cents !== undefined).toBe(mayOrder)
  expect(data.can.place).toBe(mayOrder)
  const reply = await buyer.order(await buyer.typedCard())
  expect(reply.data?.state ?? reply.code).toBe(mayOrder ? 'placed' : 'not_placeable')
})

test('where units are hidden, the letter and the papers of an order tell its totals and no line', async () => {
  const buyer = await aBuyer(shop())
  await buyer.add(...runningExample)
  await harvest.agree(buyer.email, { price_visibility: 'totals' })
  const { data: placing } = await buyer.order(await buyer.typedCard())
  await deliver()
  const mail = shop()
    .mail.mailbox?.list()
    .find(({ to }) => to === buyer.email)
  const total = `Total ${dollars(placing.total_cents)}`
  expect(mail?.text).toContain(total)
  expect(mail?.text).toContain('• 9 × example-tile')
  expect(mail?.text).not.toMatch(/example-\w+: \$/)
  const asking = { accountId: await accountCalled(shop().db, buyer.email), type: 'User' as const }
  const wanted = { publicId: placing.order_id, name: 'confirmation', publicUrl: 'https://shop.test' }
  const { paper } = await documentFor({ db: shop().db, now: now() }, wanted, asking)
  expect(paper.columns).toEqual(['Quantity'])
  expect(JSON.stringify(paper.sections)).not.toContain('$')
  expect(paper.totals.at(-1)?.value).toBe(dollars(placing.total_cents))
})

test('in Client view no order of the clients tells what they bought or have in the cart', async () => {
  const [quiet, bought] = [await aBuyer(shop()), await placed()]
  await quiet.add(...runningExample)
  const seen = async (query: string) => {
    const { data } = await harvest.looking<ClientRow[]>(`GET /api/clients?page_size=50${query}`)
    return data.map(({ id }) => id)
  }
  const usual = await seen('')
  expect(usual).toContain(await harvest.one(bought.email))
  for (const sort of ['sales', '-sales', 'cart', '-cart']) expect(await seen(`&sort=${sort}`)).toEqual(usual)
  const { data } = await harvest.list('?page_size=50&sort=-sales')
  expect(data.map(({ id }) => id)).not.toEqual(usual)
})
