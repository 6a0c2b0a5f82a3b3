import type { DisputeRow, DisputeSheet } from '@showroom/contract/dispute/dispute'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { browserOn } from '../account/testing/person.ts'
import { aBalanceShop } from '../balance/testing/a-balance-shop.ts'
import { givesCode, intentOfDelivery, waitingFor } from './testing/dispute.store.ts'

const shop = aBalanceShop()

const raised = z.looseObject({ id: z.string(), status: z.string() })

/** What the sandbox alone can do: it speaks for a client's bank. */
const bank = async (path: string, form: Record<string, string>) => {
  const reply = await fetch(`${shop.shop().sandbox.origin}/v1/test_helpers/${path}`, {
    method: 'POST',
    headers: {
      authorization: 'Bearer sk_test_sandbox',
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams(form).toString(),
  })
  return raised.parse(await reply.json())
}

/** All that was told and was not heard yet, as the reconciler does it. */
const heard = async () => {
  for (const job of shop.shop().modules.payment.jobs.toReversed()) await job.run()
  await shop.deliver()
}

const charged = async () => {
  const order = await shop.placed()
  const named = (name: string) => order.itemNamed(`example-${name}`)
  const lines = [await named('tile'), await named('vanity'), await named('faucet')]
  await shop.setAll(lines, 'picked_up', 'delivered')
  return order
}

const dispute = async (orderId: string, form: Record<string, string> = {}) => {
  const { intentId, cents } = await intentOfDelivery(shop.db(), orderId)
  const { id } = await bank('disputes', { payment_intent: intentId, ...form })
  await heard()
  return { ref: id, cents }
}

const desk = async (hasCode = true) => {
  const admin = await shop.admin()
  if (hasCode) await givesCode(shop.db(), admin.accountId, shop.now())
  const call = <Data>(calling: string, body?: object) =>
    browserOn(shop.shop().app)<Data>(calling, { token: admin.token, ...(body ? { body } : {}) })
  const newest = async () => {
    const { data } = await call<DisputeRow[]>('GET /api/admin/disputes?sort=-opened')
    const [row] = data
    if (!row) throw new Error('Nothing is disputed.')
    return row
  }
  return {
    ...admin,
    call,
    newest,
    sheet: async (id: string) => (await call<DisputeSheet>(`GET /api/admin/disputes/${id}`)).data,
    answer: (id: string, body: object) => call<DisputeSheet>(`POST /api/admin/disputes/${id}/answer`, body),
    bearer: (id: string, body: object) => call<DisputeSheet>(`POST /api/admin/disputes/${id}/bearer`, body),
    paper: (id: string) =>
      shop.shop().app.inject({
        url: `/api/admin/dispute_evidence/${id}`,
        headers: { authorization: `Bearer ${admin.token}` },
      }),
  }
}

test('a dispute is kept once however often it is told, its money nobody’s, and its order’s payouts wait', async () => {
  const order = await charged()
  const { cents } = await dispute(order.id, { reason: 'product_not_received' })
  await heard()
  const admin = await desk()
  const row = await admin.newest()
  expect(row).toMatchObject({
    state: 'needs_response',
    reason: 'Not received',
    amount_cents: cents,
    order_id: order.id,
  })
  expect((await admin.call<DisputeRow[]>('GET /api/admin/disputes')).data).toHaveLength(1)
  const vendor = await shop.theVendor('Vendor A')
  const reasons = (await vendor.balance()).releases.map(({ reason }) => reason)
  expect(reasons).toContain('dispute_open')
  expect(await shop.differences()).toEqual([])
})

test('its evidence is a paper of the order’s facts, sent once and after a recent code', async () => {
  const admin = await desk()
  const { id } = await admin.newest()
  const sheet = await admin.sheet(id)
  expect(sheet.can).toEqual({ answer: true, decide_bearer: false })
  const headings = sheet.sections.map(({ heading }) => heading)
  expect(headings).toEqual(['Payment', 'What was ordered', 'Terms', 'Delivery and tracking'])
  const paper = await admin.paper(id)
  expect(paper.headers['content-type']).toBe('application/pdf')
  expect(paper.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  const { token } = await shop.theVendor('Vendor A')
  const url = `/api/admin/dispute_evidence/${id}`
  const asVendor = { authorization: `Bearer ${token}` }
  expect((await shop.shop().app.inject({ url, headers: asVendor })).statusCode).toBe(403)
  expect((await shop.shop().app.inject({ url })).statusCode).toBe(401)
  const trusted = await desk(false)
  const refused = await trusted.answer(id, { answer: 'evidence', note: 'It was signed for.' })
  expect(refused).toMatchObject({ status: 403, code: 'otp_needed' })
  expect(await admin.answer(id, { answer: 'evidence', note: 'It was signed for.' })).toMatchObject({
    status: 200,
    data: { state: 'under_review', answer: 'evidence', answer_note: 'It was signed for.' },
  })
  const again = await admin.answer(id, { answer: 'accepted', note: '' })
  expect(again).toMatchObject({ status: 409, code: 'dispute_answered' })
})

test('won, the money is back, nobody bears anything but the bank’s fee, and payouts go on', async () => {
  const admin = await desk()
  const { id } = await admin.newest()
  const before = await admin.sheet(id)
  const refs = await shop.shop().payment.provider?.disputes.listDisputes({ createdSince: new Date(0) })
  await bank(`disputes/${refs?.[0]?.id}/decide`, { status: 'won' })
  await heard()
  expect(await admin.sheet(id)).toMatchObject({ state: 'won', bearer: null, fee_cents: 1_500 })
  expect((await admin.bearer(id, { bearer: 'sellers' })).status).toBe(409)
  const vendor = await shop.theVendor('Vendor A')
  const reasons = (await vendor.balance()).releases.map(({ reason }) => reason)
  expect(reasons).not.toContain('dispute_open')
  expect(before.history).toHaveLength(1)
  expect(await shop.differences()).toEqual([])
})

test('lost, we bear it until an Admin decides; those who earned give back their shares, to the cent', async () => {
  const order = await charged()
  const pro = await shop.ofPro()
  const vendor = await shop.theVendor('Vendor A')
  const owed = await vendor.balance()
  const { cents } = await dispute(order.id)
  const admin = await desk()
  const { id } = await admin.newest()
  expect(await admin.answer(id, { answer: 'accepted', note: '' })).toMatchObject({
    status: 200,
    data: { state: 'lost', bearer: null, can: { answer: false, decide_bearer: true } },
  })
  await heard()
  expect(await waitingFor(shop.db(), admin.accountId, id)).toEqual(['dispute_waiting'])
  expect(await shop.ofPro()).toEqual(pro)
  const { shares } = await admin.sheet(id)
  expect(shares.reduce((sum, { amount_cents }) => sum + amount_cents, 0)).toBe(cents)
  expect(await admin.bearer(id, { bearer: 'sellers', note: 'Sent without a signature.' })).toMatchObject({
    status: 200,
    data: { bearer: 'sellers', can: { decide_bearer: false } },
  })
  await shop.deliver()
  expect(await waitingFor(shop.db(), admin.accountId, id)).toEqual([])
  const shareOf = (name: string) => shares.find((share) => share.name === name)?.amount_cents ?? 0
  const after = await vendor.balance()
  expect(owed.pending_cents - after.pending_cents).toBe(shareOf('Vendor A'))
  const proAfter = await shop.ofPro()
  expect(pro.pendingCents - proAfter.pendingCents).toBeGreaterThan(0)
  expect((await admin.bearer(id, { bearer: 'platform' })).status).toBe(409)
  expect(await shop.differences()).toEqual([])
})

test('what is disputed is not given back beside it', async () => {
  const order = await charged()
  await dispute(order.id)
  const admin = await desk()
  const tile = await order.itemNamed('example-tile')
  await admin.set(tile, 'return_request', 'wants to send it back')
  expect(await admin.set(tile, 'returned', 'is back')).toMatchObject({ status: 409, code: 'disputed' })
})

test('Admins are told what waits for their answer, and the Pro whose client it is', async () => {
  const pro = await shop.thePro()
  const order = await charged()
  await dispute(order.id)
  const { data } = await pro.call<{ kind: string; text: string }[]>('GET /api/notification')
  expect(data.find(({ kind }) => kind === 'dispute_told')?.text).toContain('disputes the payment of order')
  const admin = await desk()
  const told = await admin.call<{ kind: string }[]>('GET /api/notification')
  expect(told.status).toBe(200)
})
