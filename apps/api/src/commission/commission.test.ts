import type { BalanceEntry } from '@showroom/contract/balance/balance'
import type { CommissionReport } from '@showroom/contract/commission/commission'
import { commissionGroups } from '@showroom/contract/commission/commission-groups'
import { addDays, dayAndHour, shownDay } from '@showroom/contract/shared/day'
import type { SentFile } from '@showroom/contract/shared/sent-file'
import { assert, asyncProperty, constantFrom, integer } from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { browserOn } from '../account/testing/person.ts'
import { presentEntry } from '../balance/statement/present-statement.ts'
import { statementPage } from '../balance/statement/statement.store.ts'
import { aBalanceShop } from '../balance/testing/a-balance-shop.ts'
import { demoShowroom } from '../pricing/testing/prices.store.ts'
import { earnedBy } from './commission.store.ts'
import { aPro } from '../testing/a-pro.ts'

const shop = aBalanceShop()
const coupons = 9_915
let token = ''

const ask = <Data>(call: string) => browserOn(shop.shop().app)<Data>(call, { token })
const report = async (query = '') => (await ask<CommissionReport>(`GET /api/commission?${query}`)).data

beforeAll(async () => {
  token = (await shop.thePro()).token
})

/** A shop with charges on three days, one line cancelled and one sent back. */
beforeAll(async () => {
  const named = ['tile', 'vanity', 'faucet'].map((name) => `example-${name}`)
  for (const [day, leaving] of [
    ['2026-11-04T18:00:00Z', named],
    // By the marketplace's clock it is still the 10th.
    ['2026-11-11T07:30:00Z', named.slice(1)],
    ['2026-12-02T18:00:00Z', named],
  ] as const) {
    const order = await shop.placed()
    shop.at(day)
    const lines = await Promise.all(leaving.map((name) => order.itemNamed(name)))
    await shop.setAll(lines, 'picked_up')
    if (day.startsWith('2026-12'))
      await shop.setAll(lines.slice(1, 2), 'delivered', 'return_request', 'returned')
  }
})

test('the report of a month is what clients were charged for, with the coupon that the Pro paid for', async () => {
  const { rows, totals, ...rest } = await report('from=11.01.2026&to=11.30.2026')
  expect(rest).toMatchObject({ by: 'month', from: '2026-11-01', to: '2026-11-30', is_reconciled: true })
  expect(rows.map(({ key, name }) => [key, name])).toEqual([['2026-11-01', '11.2026']])
  expect(rows[0]).toMatchObject(totals)
  const mine = 3_249 + 17_842 + 2_778 + (17_842 + 2_778)
  expect(totals).toMatchObject({ profit_cents: mine, returned_cents: 0, net_cents: mine })
  expect(totals.coupon_cents).toBeGreaterThan(coupons)
  expect(rest.funnel).toMatchObject({ orders: 3 })
})

test('days are Pacific, and those without a charge stand between the others', async () => {
  const { rows } = await report('by=day&from=11.04.2026&to=11.11.2026')
  expect(rows.map(({ net_cents }) => net_cents > 0)).toEqual([
    true,
    false,
    false,
    false,
    false,
    false,
    true,
    false,
  ])
  const { rows: weeks } = await report('by=week&from=11.02.2026&to=11.15.2026')
  expect(weeks.map(({ name }) => name)).toEqual(['11.02.2026', '11.09.2026'])
})

test('what was sent back is told beside what was earned, and net is without it', async () => {
  const { totals } = await report('from=12.01.2026&to=12.31.2026')
  expect(totals).toMatchObject({ returned_cents: 17_842, net_cents: 3_249 + 2_778 })
})

test.each(commissionGroups)(
  'by %s the rows sum to the totals, and these are the statement’s and the order list’s',
  async (by) => {
    const { rows, totals, is_reconciled } = await report(`by=${by}`)
    expect(is_reconciled).toBe(true)
    for (const name of [
      'gross_cents',
      'coupon_cents',
      'profit_cents',
      'returned_cents',
      'net_cents',
    ] as const)
      expect(rows.reduce((sum, row) => sum + row[name], 0)).toBe(totals[name])
    expect(totals.net_cents).toBe(await soldProfits())
    const statement = await statementOf()
    const sumOf = (...kinds: string[]) =>
      statement
        .filter(({ kind }) => kinds.includes(kind))
        .reduce((sum, { amount_cents }) => sum + amount_cents, 0)
    expect(totals.net_cents).toBe(sumOf('sale', 'coupon', 'return'))
    expect(totals.coupon_cents).toBe(-sumOf('coupon'))
    expect(totals.returned_cents).toBe(-sumOf('return'))
  },
)

test('each page has rows of its own, in the order of the whole, and the totals of all', async () => {
  const { rows, totals } = await report('by=vendor')
  expect(rows.length).toBeGreaterThan(1)
  const earning = {
    showroomId: (await demoShowroom(shop.db(), 'HARVEST2')).id,
    from: new Date(0),
    until: new Date('2030-01-01'),
  }
  const paged = []
  for (let page = 1; page <= rows.length; page += 1) {
    const found = await earnedBy(shop.db(), 'vendor', { ...earning, page: { page, most: 1 } })
    expect([found.count, found.totals.profitCents]).toEqual([rows.length, totals.profit_cents])
    paged.push(...found.rows.map(({ key }) => key))
  }
  expect(paged).toEqual(rows.map(({ key }) => key))
  // A page beyond the last one is the last one.
  const beyond = await earnedBy(shop.db(), 'vendor', { ...earning, page: { page: 900, most: 1 } })
  expect(beyond.rows.map(({ key }) => key)).toEqual(paged.slice(-1))
})

const soldProfits = async () => {
  const { data } = await ask<{ profit_cents: number }[]>('GET /api/sold_order?page_size=96')
  return data.reduce((sum, { profit_cents }) => sum + profit_cents, 0)
}

/** All of it: more than anybody is shown on one page. */
const statementOf = async (): Promise<BalanceEntry[]> => {
  const { rows } = await statementPage(shop.db(), await shop.pro(), {
    search: { text: '', kind: undefined, from: null, to: null },
    sort: '-at',
    page: { page: 1, most: 1_000 },
  })
  return rows.map((row) => presentEntry(row))
}

test('in whatever days and by whatever, the net is the change of the balance by lines in these days', async () => {
  const statement = await statementOf()
  const byLines = statement.filter(({ kind }) => ['sale', 'coupon', 'return'].includes(kind))
  await assert(
    asyncProperty(
      constantFrom(...commissionGroups),
      integer({ min: 0, max: 45 }),
      integer({ min: 0, max: 45 }),
      async (by, first, days) => {
        const from = addDays('2026-11-01', first)
        const to = addDays(from, days)
        const { totals, is_reconciled, balance_change_cents } = await report(
          `by=${by}&from=${shownDay(from)}&to=${shownDay(to)}`,
        )
        const within = byLines.filter(({ at }) => {
          const { day } = dayAndHour(new Date(at))
          return day >= from && day <= to
        })
        expect(totals.net_cents).toBe(within.reduce((sum, { amount_cents }) => sum + amount_cents, 0))
        expect([is_reconciled, balance_change_cents]).toEqual([true, totals.net_cents])
      },
    ),
    { numRuns: 40 },
  )
})

test('the file has every row and the totals, and opens as a table', async () => {
  const { totals } = await report('by=client')
  const { data } = await ask<SentFile>('GET /api/commission/export?by=client&from=11.01.2026&to=12.31.2026')
  expect(data.file_name).toBe('showroom-commission-by-client-2026-11-01-2026-12-31.csv')
  const lines = data.text.trim().split('\r\n')
  expect(lines[0]).toContain('"Client","Gross client sales","Coupons","My profit","Returned","Net"')
  expect(lines).toHaveLength(5)
  expect(lines.at(-1)).toBe(
    `"Total",${[
      totals.gross_cents,
      totals.coupon_cents,
      totals.profit_cents,
      totals.returned_cents,
      totals.net_cents,
    ]
      .map((cents) => `"${(cents / 100).toFixed(2)}"`)
      .join(',')}`,
  )
})

test('a Pro who sold nothing has an empty report of today, and days that are no days are refused', async () => {
  const pro = await aPro(shop.shop())
  const { data } = await pro.ask<CommissionReport>('GET /api/commission?by=client')
  expect(data).toMatchObject({
    rows: [],
    totals: { net_cents: 0 },
    is_reconciled: true,
    balance_change_cents: 0,
  })
  const reversed = await pro.ask('GET /api/commission?from=12.02.2026&to=12.01.2026')
  expect([reversed.status, Object.keys(reversed.errors ?? {})]).toEqual([422, ['to']])
  expect((await pro.ask('GET /api/commission?from=02.30.2026')).status).toBe(422)
})
