import type { DisputeRow } from '@showroom/contract/dispute/dispute'
import { returnMessages as say } from '@showroom/contract/order/return.messages'
import { dayMs } from '@showroom/contract/shared/time'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { aReturnShop, type ReturnOrder } from '../order/testing/a-return-shop.ts'
import { keepReturns } from '../order/return/return-upkeep.ts'
import { settleDispute } from '../payment/disputes/settle-dispute.ts'
import { holdByIntent } from '../payment/holds/hold.store.ts'
import { intentOfDelivery, refundStates } from './testing/dispute.store.ts'

const { delivered, vendorA, ada, shop, later, deliver, expectSound } = aReturnShop()

/** What the sandbox alone can do: it speaks for a client's bank. */
const bank = async (path: string, form: Record<string, string>) => {
  const reply = await fetch(`${shop().sandbox.origin}/v1/test_helpers/${path}`, {
    method: 'POST',
    headers: {
      authorization: 'Bearer sk_test_sandbox',
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams(form).toString(),
  })
  return z.looseObject({ id: z.string() }).parse(await reply.json())
}

const heard = async () => {
  for (const job of shop().modules.payment.jobs.toReversed()) await job.run()
  await deliver()
}

const dispute = async (order: ReturnOrder, form: Record<string, string> = {}) => {
  const { intentId } = await intentOfDelivery(shop().db, order.id)
  return (await bank('disputes', { payment_intent: intentId, ...form })).id
}

const decided = async (ref: string, status: 'won' | 'lost') => {
  await bank(`disputes/${ref}/decide`, { status })
  await heard()
}

const borneByUs = async () => {
  await ada().giveCode()
  const { data } = await ada().call<DisputeRow[]>('GET /api/admin/disputes?sort=-opened')
  const path = `POST /api/admin/disputes/${data[0]?.id}/bearer`
  expect(await ada().call(path, { bearer: 'platform' })).toMatchObject({ status: 200 })
}

/** As a provider tells it, whose bank has thought better of it. */
const foundForUs = async (order: ReturnOrder, ref: string) => {
  const { intentId } = await intentOfDelivery(shop().db, order.id)
  const hold = await holdByIntent(shop().db, intentId)
  const told = await shop().payment.provider?.disputes.findDispute(ref)
  if (!hold || !told) throw new Error('Nothing of it is disputed.')
  await shop().db.transaction((tx) =>
    settleDispute(tx, shop().payment, { hold, told: { ...told, state: 'won' } }),
  )
}

/** Two of nine boxes are back, and nothing is given back for them yet. */
const received = async (order: ReturnOrder) => {
  await order.ask(order.wish(2))
  const id = await order.newest()
  await vendorA().approve(id)
  const lines = (await order.returns()).returns[0]?.lines ?? []
  await vendorA().receive(
    id,
    lines.map((line) => ({ id: line.id, accepted_qty: line.qty })),
  )
  return id
}

test('a return of what a bank gave back whole waits for the bank and for who bears it, then ends without a refund', async () => {
  const order = await delivered()
  const id = await received(order)
  const ref = await dispute(order)
  await heard()
  expect(await vendorA().refund(id)).toMatchObject({ status: 409, code: 'disputed' })
  await decided(ref, 'lost')
  expect(await vendorA().refund(id)).toMatchObject({ status: 409, code: 'disputed' })
  await borneByUs()
  expect(await vendorA().refund(id)).toMatchObject({
    status: 200,
    data: { state: 'given_back' },
    message: say.givenBack,
  })
  expect(await vendorA().refund(id)).toMatchObject({ status: 200, data: { state: 'given_back' } })
  await expectSound()
})

test('what a bank left of a charge can be given back, and no more', async () => {
  const order = await delivered()
  const id = await received(order)
  const ref = await dispute(order, { amount: '10000' })
  await heard()
  await decided(ref, 'lost')
  await borneByUs()
  expect(await vendorA().refund(id)).toMatchObject({
    status: 200,
    data: { state: 'refunded' },
  })
  await deliver()
  await expectSound()
  for (const status of ['return_request', 'returned']) {
    const reply = await ada().set(order.tile, status, 'wants to send it back')
    if (status === 'returned') expect(reply).toMatchObject({ status: 409, code: 'refund_too_much' })
  }
})

test('a return that is due by itself ends so as well', async () => {
  const order = await delivered()
  const id = await received(order)
  const ref = await dispute(order)
  await heard()
  await decided(ref, 'lost')
  await later(dayMs * 40)
  await keepReturns(shop().payment)
  expect((await order.returns()).returns[0]).toMatchObject({ id, state: 'received' })
  await borneByUs()
  await keepReturns(shop().payment)
  expect((await order.returns()).returns[0]).toMatchObject({ id, state: 'given_back' })
})

test('a refund that a bank was faster than is withdrawn with the loss, and asked for again should the bank find for us', async () => {
  const order = await delivered()
  const id = await received(order)
  const ref = await dispute(order)
  // The bank’s word is on its way: what is decided meanwhile waits.
  expect(await vendorA().refund(id)).toMatchObject({ data: { state: 'refunded' } })
  await heard()
  expect(await refundStates(shop().db, order.id)).toEqual(['asked'])
  await decided(ref, 'lost')
  expect(await refundStates(shop().db, order.id)).toEqual(['refused'])
  await expectSound()
  await foundForUs(order, ref)
  expect(await refundStates(shop().db, order.id)).toEqual(['asked'])
})
