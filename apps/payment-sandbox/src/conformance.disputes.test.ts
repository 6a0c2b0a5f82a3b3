import type Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { can, hold, openEmulator, refusalOf } from './testing/an-emulator.ts'

let stripe: Stripe
let origin = ''
let close = async () => {}
beforeAll(async () => {
  const emulator = await openEmulator()
  stripe = emulator.stripe
  origin = emulator.origin
  close = emulator.close
}, 60_000)
afterAll(() => close())

const charged = async (payment_method = 'pm_card_visa') => {
  const { id } = await hold(stripe, { payment_method })
  await stripe.paymentIntents.capture(id)
  return id
}

const disputeOf = async (payment_intent: string) => {
  const { data } = await stripe.disputes.list({ payment_intent })
  if (!data[0]) throw new Error('Nobody disputes it.')
  return data[0]
}

const eventsOf = async (disputeId: string) => {
  const { data } = await stripe.events.list({ limit: 100 })
  return data
    .filter(({ data: { object } }) => 'id' in object && object.id === disputeId)
    .map(({ type }) => type)
    .reverse()
}

const pdf = { data: Buffer.from('%PDF-1.4 what was signed'), name: 'evidence.pdf', type: 'application/pdf' }

describe.runIf(can('disputes', 'manual_capture', 'payment_methods'))('disputes', () => {
  test('of a card that is disputed once it is charged take the money, and say until when to answer', async () => {
    const intent = await charged('pm_card_createDispute')
    const dispute = await disputeOf(intent)
    expect(dispute).toMatchObject({
      amount: 12_345,
      payment_intent: intent,
      reason: 'fraudulent',
      status: 'needs_response',
      balance_transactions: [{ amount: -12_345, fee: 1_500, net: -13_845 }],
    })
    expect(dispute.evidence_details.due_by).toBeGreaterThan(dispute.created)
    expect(await eventsOf(dispute.id)).toEqual(['charge.dispute.created', 'charge.dispute.funds_withdrawn'])
  })

  test('are won by evidence with a file, and the money is back', async () => {
    const { id } = await disputeOf(await charged('pm_card_createDisputeProductNotReceived'))
    const file = await stripe.files.create({ purpose: 'dispute_evidence', file: pdf })
    const evidence = { uncategorized_file: file.id, uncategorized_text: 'winning_evidence' }
    await stripe.disputes.update(id, { evidence, submit: true })
    const won = await stripe.disputes.retrieve(id)
    expect(won.status).toBe('won')
    expect(won.balance_transactions.map(({ amount }) => amount)).toEqual([-12_345, 12_345])
    expect(await eventsOf(id)).toContain('charge.dispute.funds_reinstated')
    expect((await refusalOf(stripe.disputes.update(id, { evidence }))).type).toBe('StripeInvalidRequestError')
  })

  test('that are accepted are lost, and what is disputed is not given back beside it', async () => {
    const intent = await charged('pm_card_createDispute')
    const { id } = await disputeOf(intent)
    const refusal = await refusalOf(stripe.refunds.create({ payment_intent: intent }))
    expect(refusal.code).toBe('charge_disputed')
    expect((await stripe.disputes.close(id)).status).toBe('lost')
  })

  test('refuse a file that nobody has sent', async () => {
    const { id } = await disputeOf(await charged('pm_card_createDispute'))
    const evidence = { uncategorized_file: 'file_never' }
    expect((await refusalOf(stripe.disputes.update(id, { evidence }))).code).toBe('resource_missing')
  })
})

describe.runIf(can('raised_disputes'))('disputes that a test raises', () => {
  const ask = async (path: string, form: Record<string, string>) => {
    const reply = await fetch(`${origin}/v1/test_helpers/${path}`, {
      method: 'POST',
      headers: {
        authorization: 'Bearer sk_test_conformance',
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams(form).toString(),
    })
    return { status: reply.status, body: await reply.json() }
  }

  test('are of what is left of a charge, once, and decided as it says', async () => {
    const intent = await charged()
    await stripe.refunds.create({ payment_intent: intent, amount: 2_345 })
    expect((await ask('disputes', { payment_intent: intent, amount: '10001' })).status).toBe(400)
    const { body } = await ask('disputes', { payment_intent: intent, reason: 'product_unacceptable' })
    expect(body).toMatchObject({ amount: 10_000, reason: 'product_unacceptable' })
    expect((await ask('disputes', { payment_intent: intent })).status).toBe(400)
    expect((await ask(`disputes/${body.id}/decide`, { status: 'won' })).body.status).toBe('won')
    expect((await ask(`disputes/${body.id}/decide`, { status: 'lost' })).status).toBe(400)
  })
})
