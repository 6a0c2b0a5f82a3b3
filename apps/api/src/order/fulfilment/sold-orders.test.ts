import { addDays, dayAndHour, shownDay } from '@showroom/contract/shared/day'
import { beforeAll, expect, test } from 'vitest'
import { anOrderShop, minuteMs } from '../testing/order-shop.ts'
import { declinedBack, withoutLines } from '../testing/staff.store.ts'

const { placed, later, shop, vendor, pro, admin } = anOrderShop()

type Staff = Awaited<ReturnType<typeof admin>>
let a: Staff
let ada: Staff
let piet: Staff
beforeAll(async () => {
  a = await vendor('Vendor A')
  ada = await admin()
  piet = await pro()
})

const soldTo = async (who: Staff, query = '') => (await who.sold(query)).data

test('each finds the orders they earn by, newest first, with their own lines and profit alone', async () => {
  const first = await placed()
  later(61 * minuteMs)
  const second = await placed()
  expect((await soldTo(a)).map(({ id }) => id)).toEqual([first.id])
  expect(await soldTo(a)).toMatchObject([{ item_count: 1, profit_cents: 0, expected_cents: 66_825 }])
  expect((await soldTo(ada)).map(({ id }) => id)).toEqual([second.id, first.id])
  expect((await soldTo(piet))[0]).toMatchObject({
    item_count: 3,
    profit_cents: 0,
    expected_cents: 3_249 + 17_842 + 2_778,
    status_label: 'Waiting for approval',
  })
  const { number } = await first.read()
  expect((await soldTo(ada, `?s=${number}`)).map(({ id }) => id)).toEqual([first.id])
  // A vendor does not find an order by the lines of others.
  expect(await soldTo(a, '?s=example-vanity')).toEqual([])
})

test('the list sums the ledger: a cancelled line counts nothing, and a returned one nothing more', async () => {
  const b = await vendor('Vendor B')
  const order = await placed()
  later(61 * minuteMs)
  const [vanity, faucet] = [await order.itemNamed('example-vanity'), await order.itemNamed('example-faucet')]
  await ada.set(await order.itemNamed('example-tile'), 'cancle')
  for (const line of [vanity, faucet]) await ada.set(line, 'picked_up')
  const row = async (who: Staff) => (await soldTo(who)).find(({ id }) => id === order.id)
  expect(await row(piet)).toMatchObject({ profit_cents: 17_842 + 2_778, expected_cents: 0 })
  expect(await row(ada)).toMatchObject({ profit_cents: 23_242 + 5_340, expected_cents: 0 })
  expect(await row(b)).toMatchObject({ profit_cents: 118_000 })
  for (const status of ['delivered', 'return_request', 'returned'] as const) await ada.set(faucet, status)
  expect(await row(piet)).toMatchObject({ profit_cents: 17_842 })
  // Line by line the popup shows what came back below zero, and adding its rows would be wrong.
  expect((await piet.itemsOf(order.id)).data.map(({ profit_cents }) => profit_cents)).toContain(-2_778)
})

test('of an order without a line a Pro has an empty popup, and a vendor finds no such order', async () => {
  const order = await placed()
  later(61 * minuteMs)
  await withoutLines(shop().db, order.id)
  expect(await piet.itemsOf(order.id)).toMatchObject({ status: 200, data: [] })
  expect(await a.itemsOf(order.id)).toMatchObject({ status: 404 })
})

test('a client has no such list', async () => {
  const order = await placed()
  expect(await order.call('GET /api/sold_order')).toMatchObject({ status: 403 })
})

test('a Pro and an Admin read who ordered and for how much; a vendor reads, seeks and sorts by none of it', async () => {
  const order = await placed()
  later(61 * minuteMs)
  const { total_cents } = await order.read()
  const [own] = await soldTo(piet)
  expect(own).toMatchObject({ id: order.id, client_total_cents: total_cents })
  const client = own?.client ?? ''
  expect(client.length).toBeGreaterThan(3)
  const [vendors] = await soldTo(a)
  expect(Object.keys(vendors ?? {})).not.toEqual(expect.arrayContaining(['client']))
  expect(JSON.stringify(await soldTo(a))).not.toContain(client)
  expect(vendors).not.toHaveProperty('client_total_cents')
  expect(await soldTo(piet, `?s=${encodeURIComponent(client)}`)).not.toEqual([])
  expect(await soldTo(a, `?s=${encodeURIComponent(client)}`)).toEqual([])
  const ids = (rows: { id: string }[]) => rows.map(({ id }) => id)
  expect(ids(await soldTo(a, '?sort=-total'))).toEqual(ids(await soldTo(a, '?sort=-placed')))
})

test('the list is put in order, filtered by status and days, and taken away as a file', async () => {
  const order = await placed()
  later(61 * minuteMs)
  await ada.set(await order.itemNamed('example-tile'), 'cancle')
  const numbers = (await soldTo(piet, '?sort=number')).map(({ number }) => number)
  expect(numbers).toEqual([...numbers].sort())
  const cancelled = (await soldTo(piet, '?status=cancle')).map(({ id }) => id)
  expect(cancelled).toContain(order.id)
  expect(await soldTo(piet, '?status=delivered&from=01.01.2001&to=01.02.2001')).toEqual([])
  expect(await piet.sold('?sort=secret')).toMatchObject({ status: 422 })
  const file = await piet.exported()
  expect(file.data.text.split('\r\n')).toHaveLength((await soldTo(piet, '?page_size=96')).length + 2)
  expect(file.data.text).toContain('Client total')
  expect((await a.exported()).data.text).not.toContain('Client total')
})

test('an order is found by a product, within its days, and by a status that one of its lines has', async () => {
  const order = await placed()
  later(61 * minuteMs)
  await ada.set(await order.itemNamed('example-tile'), 'cancle')
  const { placed_at, number, deliveries } = await order.read()
  const { day } = dayAndHour(new Date(placed_at))
  const lines = deliveries.flatMap(({ items }) => items)
  const [cancelled, other] = [
    lines.find(({ status }) => status === 'cancle'),
    lines.find(({ status }) => status !== 'cancle'),
  ]
  const named = (line: typeof other) => encodeURIComponent(line?.product_name ?? 'nothing')
  const found = async (who: Staff, query: string) =>
    (await soldTo(who, query)).some((row) => row.number === number)
  for (const who of [piet, ada]) {
    expect(await found(who, `?s=${named(other)}`)).toBe(true)
    expect(await found(who, `?s=${named(cancelled)}&status=cancle`)).toBe(true)
    expect(await found(who, `?s=${named(other)}&status=cancle`)).toBe(false)
    expect(await found(who, `?from=${shownDay(day)}&to=${shownDay(day)}`)).toBe(true)
    expect(await found(who, `?from=${shownDay(addDays(day, 1))}`)).toBe(false)
    expect(await found(who, `?to=${shownDay(addDays(day, -1))}`)).toBe(false)
  }
})

type Paged = Awaited<ReturnType<Staff['sold']>> & { total: number; current_page: number }

test('what an Admin finds by a text is counted and paged alike in whatever order, and holds placed orders alone', async () => {
  const orders = [await placed(), await placed(), await placed()]
  later(61 * minuteMs)
  const [first] = orders
  const found = async (query: string) => (await ada.sold(query)) as Paged
  const line = (await first?.read())?.deliveries.flatMap(({ items }) => items)[0]
  const query = `?s=${encodeURIComponent(line?.product_name ?? 'nothing')}`
  const before = await found(query)
  await declinedBack(shop().db, first?.id ?? '')
  for (const sort of ['placed', '-placed', 'number']) {
    const { total, data } = await found(`${query}&sort=${sort}&page_size=96`)
    expect(total).toBe(before.total - 1)
    const pages = await Promise.all(
      data.map((_, at) => found(`${query}&sort=${sort}&page_size=1&page=${at + 1}`)),
    )
    expect(pages.map((page) => page.data.map(({ number }) => number))).toEqual(
      data.map(({ number }) => [number]),
    )
    const beyond = await found(`${query}&sort=${sort}&page_size=1&page=900`)
    expect(beyond).toMatchObject({ current_page: total, data: data.slice(-1) })
  }
  expect((await found('?s=no-such-word')).data).toEqual([])
})
