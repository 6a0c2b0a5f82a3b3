import type { MarkupBook, PricingChoices } from '@showroom/contract/pricing/markup'
import type { ProductsReply } from '@showroom/contract/catalogue/catalogue.endpoints'
import { pageSize } from '@showroom/contract/policy/figures'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aRegistration, browserOn } from '../../account/testing/person.ts'
import { accountByEmail } from '../../account/account.store.ts'
import { aPro } from '../../testing/a-pro.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { priceBreakdownsFor } from '../../pricing/price-list/price-breakdown.ts'
import { demoShowroom, pricesIn } from '../../pricing/testing/prices.store.ts'
import { fieldNamesIn } from '../../testing/found-in.ts'

let opened: Awaited<ReturnType<typeof openTestApp>>
const now = new Date('2026-11-02T18:15:00Z')
beforeAll(async () => {
  opened = await openTestApp({}, () => now)
})
afterAll(() => opened.close())

/** What is known of a showroom is at most a second old. */
const inAMoment = { timeout: 10_000, interval: 100 }

type Pro = Awaited<ReturnType<typeof aPro>>

const firstPrices = async (pro: Pro, token: string | null, category = 'tile-flooring') => {
  const body = { showroom: pro.vsdId, category, page_size: 5 }
  const reply = await browserOn(opened.app)('POST /api/visualization/products', { token, body })
  const { data } = reply as unknown as ProductsReply // the reply of that call
  return data.map(({ id, price }) => [id, price.price_cents] as const)
}

const firstPrice = async (pro: Pro) => {
  const [first] = await firstPrices(pro, null)
  if (!first) throw new Error('The showroom shows nothing.')
  return first
}

const aClient = async (pro: Pro) => {
  const registration = aRegistration()
  const ask = browserOn(opened.app)
  const { data } = await ask('POST /api/register', { body: registration })
  const token = data.token ?? ''
  const [productId] = await firstPrice(pro)
  const body = { showroom: pro.vsdId, action: 'cart', items: [{ product_id: productId, qty: 20 }] }
  await ask('POST /api/projectCart/sync_to_cart', { token, body })
  return { email: registration.email, token, ask }
}

test('a Pro sees the sums of a markup, and never the vendor’s price or the fee', async () => {
  const pro = await aPro(opened)
  const [productId, standard] = await firstPrice(pro)
  const { data } = await pro.ask<MarkupBook>(`GET /api/markup?product=${productId}&markup_bps=2500`)
  const sums = data.simulation
  expect(data).toMatchObject({ minimum_bps: 1_000, standard_bps: 1_000 })
  expect(sums).toMatchObject({ markup_bps: 2_500, margin_bps: 2_000, largest_coupon_bps: 2_000 })
  expect(sums?.wholesale_cents).toBe(Math.round(standard / 1.1))
  expect((sums?.wholesale_cents ?? 0) + (sums?.markup_cents ?? 0)).toBe(sums?.price_cents)
  expect(sums?.largest_coupon_cents).toBe(sums?.markup_cents)
  expect(fieldNamesIn(data)).not.toMatch(/fee|final/i)
})

test('a Pro may choose what the showroom shows, and who has shopped in it; nobody of another showroom', async () => {
  const pro = await aPro(opened)
  const client = await aClient(pro)
  const stranger = await aClient(await aPro(opened))
  const { data } = await pro.ask<PricingChoices>('GET /api/markup/choices')
  expect(data.clients).toEqual([{ email: client.email, name: expect.any(String) }])
  expect(JSON.stringify(data)).not.toContain(stranger.email)
  expect(data.vendors.length).toBeGreaterThan(1)
  const [first, second] = data.categories
  expect(first).toMatchObject({ parent: null })
  expect(second).toMatchObject({ parent: first?.slug_url })
})

test('a rule is refused below 10 %, and where what it names is not known', async () => {
  const pro = await aPro(opened)
  const low = await pro.ask('POST /api/markup', { markup_bps: 999 })
  expect([low.status, low.errors]).toEqual([422, { markup_bps: ['Minimum is 10 %.'] }])
  const strange = { vendor: 'Nobody', category: 'nothing', product: 'none', client: 'demo@people.test' }
  const unknown = await pro.ask('POST /api/markup', { markup_bps: 1_000, ...strange })
  expect(unknown.errors).toEqual({
    vendor: ['We do not know this vendor.'],
    category: ['We do not know this category.'],
    product: ['We do not know this product.'],
    client: ['Nobody with this address has shopped in your showroom yet.'],
  })
})

test('a changed rule changes the prices of the catalogue at once', async () => {
  const pro = await aPro(opened)
  const before = await firstPrices(pro, null)
  expect(before).toHaveLength(5)
  const added = await pro.ask<MarkupBook>('POST /api/markup', {
    category: 'tile-flooring',
    markup_bps: 3_000,
  })
  expect(added.data.rules[0]).toMatchObject({ category: { slug_url: 'tile-flooring' }, markup_bps: 3_000 })
  const raised = before.map(([productId, price]) => {
    const wholesale = Math.round(price / 1.1)
    return [productId, wholesale + Math.round((wholesale * 3) / 10)]
  })
  await expect.poll(() => firstPrices(pro, null), inAMoment).toEqual(raised)
  const again = await pro.ask('POST /api/markup', { category: 'tile-flooring', markup_bps: 2_000 })
  expect(again.errors).toEqual({ markup_bps: ['You have a rule for exactly this. Please change that one.'] })
  const id = added.data.rules[0]?.id
  await pro.ask(`PUT /api/markup/${id}`, { category: 'tile-flooring', markup_bps: 1_000 })
  await expect.poll(() => firstPrices(pro, null), inAMoment).toEqual(before)
  const removed = await pro.ask<MarkupBook>(`DELETE /api/markup/${id}`)
  expect(removed.data.rules.map((rule) => rule.category)).not.toContainEqual(
    expect.objectContaining({ slug_url: 'tile-flooring' }),
  )
})

test('a client with a rule of their own sees it in catalogue, cart and order; everybody else does not', async () => {
  const pro = await aPro(opened)
  const client = await aClient(pro)
  const other = await aClient(pro)
  const [productId, price] = await firstPrice(pro)
  await pro.ask('POST /api/markup', { client: client.email, markup_bps: 5_000 })
  const wholesale = Math.round(price / 1.1)
  const own = wholesale + Math.round(wholesale / 2)
  expect(new Map(await firstPrices(pro, client.token)).get(productId)).toBe(own)
  expect(new Map(await firstPrices(pro, other.token)).get(productId)).toBe(price)
  expect(new Map(await firstPrices(pro, null)).get(productId)).toBe(price)
  type Cart = { Project_tans: { product_id: string; unit_price_cents: number }[] }
  const cart = await client.ask<Cart>(`GET /api/projectCart?showroom=${pro.vsdId}`, { token: client.token })
  expect(cart.data.Project_tans).toMatchObject([{ product_id: productId, unit_price_cents: own }])
  const account = await accountByEmail(opened.db, client.email)
  const showroom = await demoShowroom(opened.db, pro.vsdId)
  const prices = await pricesIn(opened.db, showroom.priceListId)
  const id = prices.find(({ publicId }) => publicId === productId)?.productId ?? 0
  const priceFor = async (accountId: number | null) =>
    (await priceBreakdownsFor(opened.db, { showroom, accountId }, [id])).get(id)?.stack.priceCents
  expect([await priceFor(account?.id ?? 0), await priceFor(null)]).toEqual([own, price])
})

test('a Pro buys in the own showroom without any markup', async () => {
  const pro = await aPro(opened)
  const [productId, price] = await firstPrice(pro)
  expect(new Map(await firstPrices(pro, pro.token)).get(productId)).toBe(Math.round(price / 1.1))
  const stranger = await aPro(opened)
  expect(new Map(await firstPrices(pro, stranger.token)).get(productId)).toBe(price)
})

test('a rule of somebody else’s showroom is as missing as one that never was', async () => {
  const [pro, stranger] = [await aPro(opened), await aPro(opened)]
  const { data } = await pro.ask<MarkupBook>('POST /api/markup', {
    vendor: undefined,
    markup_bps: 1_200,
    category: 'fans',
  })
  const id = data.rules[0]?.id
  const change = { category: 'fans', markup_bps: 1_000 }
  const answers = [
    await stranger.ask(`PUT /api/markup/${id}`, change),
    await stranger.ask(`DELETE /api/markup/${id}`),
    await stranger.ask('DELETE /api/markup/never-was'),
  ]
  expect(answers.map(({ status, code }) => [status, code])).toEqual(Array(3).fill([404, 'not_found']))
  expect((await pro.ask<MarkupBook>('GET /api/markup')).data.rules).toEqual(data.rules)
})

test('rules come page by page, the newest first, and are counted whole', async () => {
  const pro = await aPro(opened)
  const { data: choices } = await pro.ask<PricingChoices>('GET /api/markup/choices')
  const categories = choices.categories.map(({ slug_url }) => slug_url).slice(0, pageSize + 2)
  for (const category of categories) await pro.ask('POST /api/markup', { category, markup_bps: 2_000 })
  const page = async (number: number) => (await pro.ask<MarkupBook>(`GET /api/markup?page=${number}`)).data
  const [first, second, beyond] = [await page(1), await page(2), await page(9)]
  // A showroom opens with a rule for everything.
  expect([first.total, first.last_page, first.has_rule_for_all]).toEqual([pageSize + 3, 2, true])
  expect([...first.rules, ...second.rules].map(({ category }) => category?.slug_url)).toEqual([
    ...categories.toReversed(),
    undefined,
  ])
  expect(beyond).toEqual(second)
  const { data: after } = await pro.ask<MarkupBook>(`DELETE /api/markup/${second.rules.at(-1)?.id}`)
  expect([after.total, after.has_rule_for_all]).toEqual([pageSize + 2, false])
})
