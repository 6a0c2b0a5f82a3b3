import { shownMoney } from '../../shared/shown-money.ts'
import { tablePaperPdf } from '../../shared/paper/table-paper-pdf.ts'
import { beforeAll, expect, test } from 'vitest'
import { aBalanceShop } from '../testing/a-balance-shop.ts'
import { statementPaper } from './statement-paper.ts'

const shop = aBalanceShop()
let order: Awaited<ReturnType<typeof shop.placed>>
let pro: Awaited<ReturnType<typeof shop.thePro>>

beforeAll(async () => {
  order = await shop.placed()
  pro = await shop.thePro()
  shop.later(61 * 60_000)
  const ada = await shop.admin()
  for (const name of ['example-tile', 'example-vanity'])
    await ada.set(await order.itemNamed(name), 'picked_up')
})

const paperOf = async (month: string) =>
  statementPaper(shop.shop().db, {
    party: await shop.pro(),
    month,
    now: shop.now(),
    publicUrl: 'https://shop.test',
  })

test('a Pro’s month on paper has the entries of the ledger, sums by type, and ends at the balance', async () => {
  const paper = await paperOf('2026-11')
  const balance = await pro.balance()
  expect(paper.kind).toBe('Commission statement, 11.01.2026 – 11.30.2026')
  expect(paper.parties.map(({ lines }) => lines)).toEqual([
    ['$0.00 pending', '$0.00 available'],
    [`${shownMoney(balance.pending_cents)} pending`, `${shownMoney(balance.available_cents)} available`],
  ])
  expect(paper.totals).toEqual([
    { label: 'Sale', value: '$327.06' },
    { label: 'Coupon', value: '-$116.15' },
    { label: 'Change of the balance', value: '$210.91' },
  ])
  expect(paper.sections[0]?.rows).toHaveLength(4)
  expect((await tablePaperPdf(paper, undefined)).subarray(0, 5).toString()).toBe('%PDF-')
})

test('a month without anything says so', async () => {
  expect(await paperOf('2026-10')).toMatchObject({
    sections: [],
    totals: [],
    notes: ['Nothing was booked in this month.'],
  })
})

test('each reads their own alone, as a file that no page can embed', async () => {
  const fetched = (token: string, month: string) =>
    shop.shop().app.inject({
      url: `/api/balance_statement/${month}`,
      headers: { authorization: `Bearer ${token}` },
    })
  const reply = await fetched(pro.token, '2026-11')
  expect(reply.statusCode).toBe(200)
  expect(reply.headers).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'private, no-store',
  })
  expect((await fetched(pro.token, '2026-13')).statusCode).toBe(422)
  expect((await fetched('nobody', '2026-11')).statusCode).toBe(401)
  expect((await fetched(order.guest.session ?? '', '2026-11')).statusCode).toBe(403)
})
