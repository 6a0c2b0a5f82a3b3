import type { BalanceEntry, NegativeRow } from '@showroom/contract/balance/balance'
import { entryKinds } from '@showroom/contract/balance/entry.rules'
import type { SentFile } from '@showroom/contract/shared/sent-file'
import { beforeAll, expect, test } from 'vitest'
import { aBalanceShop } from './testing/a-balance-shop.ts'
import { showroomUserId, vendorNamed } from './testing/balance.store.ts'

const shop = aBalanceShop()
let pro: Awaited<ReturnType<typeof shop.thePro>>

type Page<Row> = Awaited<ReturnType<typeof pro.call<Row[]>>> & { total: number; current_page: number }
const entries = async (query = '') =>
  (await pro.call<BalanceEntry[]>(`GET /api/balance/entries?${query}`)) as Page<BalanceEntry>
const file = async (query = '') =>
  (await pro.call<SentFile>(`GET /api/balance/entries/export?${query}`)).data.text.trim().split('\r\n')

/** Sales with a coupon on two days, one line sent back, amounts booked by hand, and a payout. */
beforeAll(async () => {
  pro = await shop.thePro()
  for (const day of ['2026-11-04T18:00:00Z', '2026-11-20T18:00:00Z']) {
    const order = await shop.placed()
    shop.at(day)
    const lines = await Promise.all(['tile', 'vanity'].map((name) => order.itemNamed(`example-${name}`)))
    await shop.setAll(lines, 'picked_up')
    if (day.includes('-20')) await shop.setAll(lines.slice(1), 'delivered', 'return_request', 'returned')
  }
  const books = await shop.books()
  await books.book(500, { reason: 'A sample was lost' })
  await books.book(-700)
  await books.book(900, { against: 'cash' })
  await shop.paidOut(100)
})

test('entries of a balance are filtered by what they are, by days and by words, each as the list names it', async () => {
  const all = (await entries('page_size=96')).data
  const found = await Promise.all(
    entryKinds.map(async (kind) => (await entries(`kind=${kind}&page_size=96`)).data),
  )
  expect(found.map((rows) => rows.map(({ id }) => id))).toEqual(
    entryKinds.map((kind) => all.filter((row) => row.kind === kind).map(({ id }) => id)),
  )
  const kinds = new Set(all.map(({ kind }) => kind))
  for (const kind of ['sale', 'coupon', 'return', 'adjustment', 'fee', 'payment', 'payout'] as const)
    expect(kinds).toContain(kind)
  const ofFirst = (await entries('from=11.04.2026&to=11.04.2026&page_size=96')).data
  expect(ofFirst).toEqual(all.filter(({ at }) => at.startsWith('2026-11-04')))
  expect(ofFirst.length).toBeGreaterThan(0)
  expect((await entries('s=SAMPLE%20was')).data).toMatchObject([{ kind: 'adjustment' }])
  const number = /Order (\S+):/.exec(ofFirst.find(({ kind }) => kind === 'sale')?.about ?? '')?.[1] ?? ''
  const about = (await entries(`s=${number}&page_size=96`)).data
  expect(about).toEqual(all.filter((row) => row.about.includes(number)))
  expect(await entries('s=100%25')).toMatchObject({ total: 0, data: [] })
  expect(await entries('kind=gift')).toMatchObject({ status: 422 })
})

test('they are paged and put in order by the database, with the sums as they were, and taken away as a file', async () => {
  const all = (await entries('page_size=96')).data
  const pages = await Promise.all(all.map((_, at) => entries(`page_size=1&page=${at + 1}`)))
  expect(pages.flatMap(({ data }) => data)).toEqual(all)
  expect(await entries('page_size=1&page=999')).toMatchObject({ current_page: all.length })
  expect((await entries('sort=at&page_size=96')).data).toEqual([...all].reverse())
  const amounts = (await entries('sort=-amount&page_size=96')).data.map(({ amount_cents }) => amount_cents)
  expect(amounts).toEqual([...amounts].sort((a, b) => b - a))
  expect(await file()).toHaveLength(all.length + 1)
  expect(await file('kind=fee')).toMatchObject([expect.any(String), expect.stringContaining('"Fee"')])
})

test('balances below zero are found by name and by how far they are, and taken away as a file that is written down', async () => {
  const books = await shop.books()
  const vendor = await vendorNamed(shop.db(), 'Vendor A')
  await books.book(-90_000_000, { account: 'vendor', party: vendor })
  await books.book(-90_000_000)
  await shop.watch()
  const negatives = async (query: string) =>
    (await books.call<NegativeRow[]>(`GET /api/admin/balance/negative?${query}`)) as Page<NegativeRow>
  const named = (await negatives('sort=name')).data
  expect(named.map(({ account }) => account).sort()).toEqual(['contractor', 'vendor'])
  expect(named.map(({ name }) => name.toLowerCase())).toEqual(
    named.map(({ name }) => name.toLowerCase()).sort(),
  )
  expect((await negatives('s=vendor%20a')).data.map(({ party }) => party)).toEqual([vendor])
  expect(await negatives('state=restricted')).toMatchObject({ total: 0 })
  expect(await negatives('state=waits&page_size=1&page=9')).toMatchObject({ total: 2, current_page: 2 })
  const taken = await books.call<SentFile>('GET /api/admin/balance/negative/export?sort=-name')
  expect(taken.data.text.trim().split('\r\n')).toHaveLength(named.length + 1)
  const party = await showroomUserId(shop.db(), 'HARVEST2')
  const own = named.find((row) => row.party === party)
  expect(own).toMatchObject(await pro.balance().then(({ available_cents }) => ({ available_cents })))
})
