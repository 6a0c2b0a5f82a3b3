import type { DraftOrder } from '@showroom/contract/draft-order/draft-order'
import { dayAndHour } from '@showroom/contract/shared/day'
import { dayMs } from '@showroom/contract/shared/time'
import { beforeEach, expect, test } from 'vitest'
import { aBuyer } from '../order/testing/buyer.ts'
import { anOrderShop } from '../order/testing/order-shop.ts'
import { forgetAllAttempts } from '../testing/access/rows.store.ts'
import { byLink, draftOrdersIn } from './testing/a-draft-order.ts'

const opened = anOrderShop()
const { shop, later, now } = opened
const harvest = draftOrdersIn(opened)
beforeEach(() => forgetAllAttempts(shop().db))

const tile = 'example-tile'

test('approved and not ordered, its link takes nothing after its day, and opens nothing 30 days later', async () => {
  const { id, token } = await harvest.sent({ valid_until: dayAndHour(now()).day })
  const link = byLink(harvest.guest(), token)
  await link.approve(tile)
  later(dayMs)
  expect((await link.open()).data).toMatchObject({ state: 'approved', can: { approve: false } })
  expect((await link.approve(tile)).code).toBe('not_now')
  later(30 * dayMs)
  expect((await link.open()).status).toBe(410)
  expect((await harvest.read(id)).state).toBe('approved')
})

test('approved and not ordered, it may be withdrawn, and its link opens nothing', async () => {
  const { id, token } = await harvest.sent()
  const link = byLink(harvest.guest(), token)
  await link.approve(tile)
  const answer = await harvest.ask<DraftOrder>(`POST /api/draft_order/${id}/withdraw`, {})
  expect(answer.data).toMatchObject({ state: 'withdrawn', can: { withdraw: false } })
  expect(answer.message).toContain('stays there')
  expect((await link.open()).status).toBe(410)
  expect((await link.approve(tile)).status).toBe(410)
})

test('who got the mail and is no client says that they want no more, a copied link does not', async () => {
  const { id, email, token } = await harvest.sent()
  expect(harvest.mailedTo(email)?.text).toContain('wants no such mails')
  const { data } = await harvest.ask<{ url: string }>(`POST /api/draft_order/${id}/link`, {})
  const copied = byLink(harvest.guest(), data.url.split('/').at(-1) ?? '')
  expect((await copied.open()).data.can.stop_mails).toBe(false)
  expect((await copied.stop()).code).toBe('not_now')
  const mailed = byLink(harvest.guest(), token)
  expect((await mailed.open()).data.can.stop_mails).toBe(true)
  expect((await mailed.stop()).status).toBe(200)
  expect((await harvest.send(id)).code).toBe('wants_none')
  const client = await aBuyer(shop())
  await client.add({ product_id: tile, qty: 1 })
  const own = await harvest.sent({}, client.email)
  expect(harvest.mailedTo(client.email)?.text).not.toContain('wants no such mails')
  expect((await byLink(client, own.token).open()).data.can.stop_mails).toBe(false)
})
