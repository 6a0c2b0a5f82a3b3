import type { CommissionReport } from '@showroom/contract/commission/commission'
import { beforeAll, expect, test } from 'vitest'
import { browserOn } from '../account/testing/person.ts'
import { aBalanceShop } from '../balance/testing/a-balance-shop.ts'
import { shownMoney } from '../shared/shown-money.ts'
import { aPro } from '../testing/a-pro.ts'
import { commissionPaper } from './commission-paper.ts'

const shop = aBalanceShop()
const asked = { by: 'month', from: '2026-11-01', to: '2026-11-30' } as const
let pro: Awaited<ReturnType<typeof shop.thePro>>
let order: Awaited<ReturnType<typeof shop.placed>>
let place: Parameters<typeof commissionPaper>[1]

beforeAll(async () => {
  pro = await shop.thePro()
  const { partyId: showroomId } = await shop.pro()
  place = { showroomId, now: shop.now(), publicUrl: 'https://shop.test' }
  order = await shop.placed()
  shop.later(61 * 60_000)
  const lines = await Promise.all(['example-tile', 'example-vanity'].map((name) => order.itemNamed(name)))
  await shop.setAll(lines, 'picked_up')
})

test('a report on paper has the rows and totals of the page, and how they meet the balance', async () => {
  const { data } = await browserOn(shop.shop().app)<CommissionReport>(
    'GET /api/commission?by=month&from=11.01.2026&to=11.30.2026',
    { token: pro.token },
  )
  const { paper, fileName } = await commissionPaper(shop.db(), place, asked)
  const { totals } = data
  expect(totals.net_cents).toBeGreaterThan(0)
  expect(fileName).toBe('showroom-commission-by-month-2026-11-01-2026-11-30.pdf')
  expect(paper).toMatchObject({
    kind: 'By month, 11.01.2026 – 11.30.2026',
    columns: ['Gross client sales', 'Coupons', 'My profit', 'Returned', 'Net'],
    facts: 'The net is what the ledger says, to the cent.',
  })
  const amounts = [
    shownMoney(totals.gross_cents),
    shownMoney(-totals.coupon_cents),
    shownMoney(totals.profit_cents),
    '$0.00',
    shownMoney(totals.net_cents),
  ]
  expect(paper.sections[0]?.rows).toEqual([{ title: '11.2026', facts: '', cells: amounts }])
  expect(paper.totals.map(({ value }) => value)).toEqual(amounts)
  expect(paper.parties.map(({ lines }) => lines.at(-1))).toEqual([
    'Orders: 1',
    `Change of the balance: ${shownMoney(data.balance_change_cents)}`,
  ])
})

test('days in which nothing was charged say so', async () => {
  const { paper } = await commissionPaper(shop.db(), place, {
    ...asked,
    from: '2026-10-01',
    to: '2026-10-31',
  })
  expect(paper).toMatchObject({ sections: [], totals: [], notes: ['Nothing was charged in these days.'] })
})

test('each Pro reads their own alone, as a file that no page can embed, and days that are none are refused', async () => {
  const fetched = (token: string, query = '') =>
    shop.shop().app.inject({
      url: `/api/commission.pdf${query}`,
      headers: { authorization: `Bearer ${token}` },
    })
  const reply = await fetched(pro.token, '?by=client')
  expect([reply.statusCode, reply.rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
  expect(reply.headers).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'private, no-store',
  })
  expect(reply.headers['content-disposition']).toContain('showroom-commission-by-client-')
  expect((await fetched(pro.token, '?from=02.30.2026')).statusCode).toBe(422)
  expect((await fetched(pro.token, '?by=moon')).statusCode).toBe(422)
  expect((await fetched('nobody')).statusCode).toBe(401)
  expect((await fetched(order.guest.session ?? '')).statusCode).toBe(403)
  const other = await aPro(shop.shop())
  const theirs = await commissionPaper(shop.db(), { ...place, showroomId: place.showroomId + 1_000 }, asked)
  expect(theirs.paper.sections).toEqual([])
  expect((await fetched(other.token)).statusCode).toBe(200)
})
