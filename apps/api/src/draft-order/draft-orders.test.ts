import type {
  DraftOrder,
  DraftOrderRow,
  ReckonedDraftOrder,
} from '@showroom/contract/draft-order/draft-order'
import { dayAndHour } from '@showroom/contract/shared/day'
import { beforeEach, expect, test } from 'vitest'
import { runningExample } from '../order/testing/buyer.ts'
import { anOrderShop } from '../order/testing/order-shop.ts'
import { saveRefusal } from '../invite/followed-invite.store.ts'
import { refusalOf } from '../invite/send-invite.ts'
import { anInviter } from '../invite/testing/an-inviter.ts'
import { forgetAllAttempts } from '../testing/access/rows.store.ts'
import { byLink, draftOrdersIn } from './testing/a-draft-order.ts'

const opened = anOrderShop()
const { shop, later, now } = opened
const harvest = draftOrdersIn(opened)
beforeEach(() => forgetAllAttempts(shop().db))

const dayMs = 86_400_000
const tile = 'example-tile'
const today = () => ({ valid_until: dayAndHour(now()).day })

test('lines are reckoned as the client will see them, with what the Pro earns, and nothing is saved', async () => {
  const { data } = await harvest.ask<ReckonedDraftOrder>('POST /api/draft_order/reckon', {
    items: runningExample,
  })
  // F 74.25, fee 8 %, markup 10 %.
  expect(data.lines[0]).toMatchObject({
    unit_price_cents: 8_821,
    line_total_cents: 79_389,
    earns_cents: 7_218,
  })
  expect(data.merchandise_cents).toBe(data.lines.reduce((sum, line) => sum + (line.line_total_cents ?? 0), 0))
  expect(data.earns_cents).toBe(data.lines.reduce((sum, line) => sum + (line.earns_cents ?? 0), 0))
  expect(data).toMatchObject({ is_client: false, problem: null })
  const { data: short } = await harvest.ask<ReckonedDraftOrder>('POST /api/draft_order/reckon', {
    items: [
      { product_id: tile, qty: 9_999 },
      { product_id: 'never-was', qty: 1 },
    ],
  })
  expect(short.lines.map(({ problem }) => problem)).toEqual([expect.stringContaining('left')])
})

test('it is written, found, changed while it is open, and removed', async () => {
  const made = await harvest.make('ada-open@people.test', { note: 'As we said' })
  expect(made).toMatchObject({ state: 'open', line_count: 3, note: 'As we said', sent_at: null })
  const list = async (query: string) =>
    (await harvest.ask<DraftOrderRow[]>(`GET /api/draft_order${query}`)).data
  expect((await list('?s=ADA-OPEN')).map(({ id }) => id)).toEqual([made.id])
  expect((await list('?s=ada-open&state=open'))[0]).toMatchObject({
    merchandise_cents: made.merchandise_cents,
    earns_cents: made.earns_cents,
  })
  expect(await list('?s=ada-open&state=sent')).toEqual([])
  expect(await list('?s=%25')).toEqual([])
  const fewer = harvest.written('ada-open@people.test', { items: [{ product_id: tile, qty: 10 }] })
  const { data } = await harvest.ask<DraftOrder>(`PUT /api/draft_order/${made.id}`, fewer)
  expect(data.lines.map(({ product_id, qty }) => [product_id, qty])).toEqual([[tile, 10]])
  expect((await harvest.ask(`DELETE /api/draft_order/${made.id}`)).status).toBe(200)
  expect((await harvest.ask(`GET /api/draft_order/${made.id}`)).status).toBe(404)
})

test.each([
  ['a quantity that can not be had', { items: [{ product_id: tile, qty: 9_500 }] }, 'items.0.qty'],
  ['a product that nobody sells', { items: [{ product_id: 'never-was', qty: 1 }] }, 'items.0.product_id'],
  [
    'a product twice',
    {
      items: [
        { product_id: tile, qty: 1 },
        { product_id: tile, qty: 2 },
      ],
    },
    'items.1.product_id',
  ],
  ['a day that is over', { valid_until: '2026-11-01' }, 'valid_until'],
  ['a day that is far away', { valid_until: '2027-11-01' }, 'valid_until'],
  ['no day', { valid_until: 'tomorrow' }, 'valid_until'],
  ['a link in the note', { note: 'https://elsewhere.example' }, 'note'],
  ['no name', { client_name: ' ' }, 'client_name'],
  ['no address', { email: 'ada' }, 'email'],
  ['a project of nobody', { project_id: 'never-was' }, 'project_id'],
])('%s is refused under its field', async (_what, more, field) => {
  const body = harvest.written('ada-refused@people.test', more)
  const answer = await harvest.ask('POST /api/draft_order', body)
  expect([answer.status, Object.keys(answer.errors ?? {})]).toEqual([422, [field]])
})

test('sent, it is in the client’s mail with the note and without any price, and is not changed any more', async () => {
  const made = await harvest.make('ada-sent@people.test', { note: 'The tile we spoke of' })
  const { data } = await harvest.send(made.id)
  expect(data).toMatchObject({ state: 'sent', can: { edit: false, send: true, withdraw: true } })
  const mail = harvest.mailedTo('ada-sent@people.test')
  expect(mail?.text).toContain('The tile we spoke of')
  expect(mail?.text).not.toContain('$')
  const body = harvest.written('ada-sent@people.test')
  expect((await harvest.ask(`PUT /api/draft_order/${made.id}`, body)).code).toBe('draft_order_sent')
  expect((await harvest.ask(`DELETE /api/draft_order/${made.id}`)).code).toBe('draft_order_sent')
  const { data: copy } = await harvest.ask<DraftOrder>(`POST /api/draft_order/${made.id}/duplicate`, {})
  expect(copy).toMatchObject({ state: 'open', email: 'ada-sent@people.test', line_count: 3 })
  expect(copy.id).not.toBe(made.id)
})

test('nothing is sent without lines, or when its day is over', async () => {
  const empty = await harvest.make('ada-empty@people.test', { items: [] })
  expect((await harvest.send(empty.id)).code).toBe('no_lines')
  const old = await harvest.make('ada-old@people.test', today())
  later(dayMs)
  const late = await harvest.send(old.id)
  expect([late.status, Object.keys(late.errors ?? {})]).toEqual([422, ['valid_until']])
})

test('an address gets five of these mails a day, and what was refused has sent nothing', async () => {
  const made = await harvest.make('ada-often@people.test')
  for (let sent = 0; sent < 5; sent += 1) expect((await harvest.send(made.id)).status).toBe(200)
  expect(await harvest.send(made.id)).toMatchObject({ status: 429, code: 'too_many' })
})

test('who wants no invitations of strangers is not mailed, and a link may be passed on', async () => {
  const email = 'ada-wants-none@people.test'
  const made = await harvest.make(email)
  await shop().db.transaction((tx) => saveRefusal(tx, refusalOf(email), now()))
  expect((await harvest.send(made.id)).code).toBe('wants_none')
  expect(harvest.mailedTo(email)).toBe(undefined)
  expect((await harvest.read(made.id)).state).toBe('open')
  expect((await harvest.ask(`POST /api/draft_order/${made.id}/link`, {})).status).toBe(200)
})

test('a copied link opens it as a mailed one does, until it is withdrawn or its day is over', async () => {
  const made = await harvest.make('ada-link@people.test')
  const { data } = await harvest.ask<{ url: string; draft_order: DraftOrder }>(
    `POST /api/draft_order/${made.id}/link`,
    {},
  )
  expect(data.draft_order.state).toBe('sent')
  const token = data.url.split('/').at(-1) ?? ''
  await harvest.send(made.id)
  const [copied, mailed] = [token, harvest.tokenTo('ada-link@people.test')]
  expect(copied).not.toBe(mailed)
  for (const each of [copied, mailed]) expect((await byLink(harvest.guest(), each).open()).status).toBe(200)
  expect((await harvest.read(made.id)).opened_at).toBe(now().toISOString())
  await harvest.ask(`POST /api/draft_order/${made.id}/withdraw`, {})
  for (const each of [copied, mailed]) {
    const link = byLink(harvest.guest(), each)
    for (const answer of [await link.open(), await link.approve(tile), await link.decline()])
      expect([answer.status, answer.code]).toEqual([410, 'link_over'])
  }
  const again = await harvest.ask(`POST /api/draft_order/${made.id}/withdraw`, {})
  expect(again.code).toBe('draft_order_over')

  const other = await harvest.make('ada-late@people.test', today())
  await harvest.send(other.id)
  later(dayMs)
  const late = byLink(harvest.guest(), harvest.tokenTo('ada-late@people.test'))
  expect((await late.open()).status).toBe(410)
  expect((await late.approve(tile)).status).toBe(410)
  expect((await harvest.read(other.id)).state).toBe('expired')
  expect((await harvest.send(other.id)).code).toBe('draft_order_over')
})

test('another Pro finds nothing of it, and a Pro who looks at the link has not opened it', async () => {
  const made = await harvest.make('ada-mine@people.test')
  await harvest.send(made.id)
  const other = await anInviter(shop())
  for (const call of ['send', 'link', 'duplicate', 'withdraw'])
    expect((await other.ask(`POST /api/draft_order/${made.id}/${call}`, {})).status).toBe(404)
  expect((await other.ask(`GET /api/draft_order/${made.id}`)).status).toBe(404)
  expect((await other.ask<DraftOrderRow[]>('GET /api/draft_order')).data).toEqual([])
  const visitor = harvest.guest()
  visitor.guest.session = other.token
  const link = byLink(visitor, harvest.tokenTo('ada-mine@people.test'))
  expect((await link.open()).status).toBe(200)
  expect((await harvest.read(made.id)).opened_at).toBe(null)
  expect((await link.approve(tile)).code).toBe('for_clients')
})

test('a Pro orders for themselves in their own showroom, not by a link', async () => {
  const { data: me } = await harvest.ask<{ email: string }>('GET /api/authuser')
  const answer = await harvest.ask('POST /api/draft_order', harvest.written(me.email.toUpperCase()))
  expect([answer.status, Object.keys(answer.errors ?? {})]).toEqual([422, ['email']])
})
