import type Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { can, hold, openEmulator, refusalOf, returnUrl } from './testing/an-emulator.ts'

let stripe: Stripe
let close = async () => {}
beforeAll(async () => {
  const emulator = await openEmulator()
  stripe = emulator.stripe
  close = emulator.close
}, 60_000)
afterAll(() => close())

describe.runIf(can('declines', 'payment_methods'))('a bank that says no', () => {
  test.each([
    ['pm_card_visa_chargeDeclined', 'card_declined', 'generic_decline'],
    ['pm_card_visa_chargeDeclinedInsufficientFunds', 'card_declined', 'insufficient_funds'],
    ['pm_card_visa_chargeDeclinedLostCard', 'card_declined', 'lost_card'],
    ['pm_card_chargeDeclinedExpiredCard', 'expired_card', undefined],
    ['pm_card_chargeDeclinedProcessingError', 'processing_error', undefined],
    ['pm_card_chargeCustomerFail', 'card_declined', 'generic_decline'],
  ])('to %s says %s, and holds nothing', async (method, code, declineCode) => {
    const refusal = await refusalOf(hold(stripe, { payment_method: method }))
    expect(refusal).toMatchObject({ type: 'StripeCardError', statusCode: 402, code })
    if (declineCode) expect(refusal.decline_code).toBe(declineCode)
    const intent = refusal.payment_intent
    expect(intent).toMatchObject({ status: 'requires_payment_method', amount_capturable: 0 })
    expect(intent?.last_payment_error).toMatchObject({ code })
  })

  test('leaves room for another card', async () => {
    const { payment_intent } = await refusalOf(
      hold(stripe, { payment_method: 'pm_card_visa_chargeDeclined' }),
    )
    const id = payment_intent?.id ?? ''
    const tried = await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' })
    expect(tried).toMatchObject({ status: 'requires_capture', last_payment_error: null })
  })
})

describe.runIf(can('authentication', 'payment_methods'))('a bank that asks its customer', () => {
  test('does so on a page of its own, and holds nothing yet', async () => {
    const asked = await hold(stripe, { payment_method: 'pm_card_authenticationRequired' })
    expect(asked).toMatchObject({ status: 'requires_action', amount_capturable: 0 })
    expect(asked.next_action).toMatchObject({
      type: 'redirect_to_url',
      redirect_to_url: { return_url: returnUrl },
    })
    expect((await stripe.paymentIntents.cancel(asked.id)).status).toBe('canceled')
  })

  test('says no where nobody is there', async () => {
    const refusal = await refusalOf(
      hold(stripe, { payment_method: 'pm_card_authenticationRequired', off_session: true }),
    )
    expect(refusal).toMatchObject({
      statusCode: 402,
      code: 'authentication_required',
      decline_code: 'authentication_required',
    })
    expect(refusal.payment_intent?.status).toBe('requires_payment_method')
  })
})
