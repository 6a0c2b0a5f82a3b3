import type { Premium } from '@showroom/contract/premium/premium'
import { dayMs } from '@showroom/contract/shared/time'
import { expect, test } from 'vitest'
import { browserOn } from '../account/testing/person.ts'
import { anOrderShop } from '../order/testing/order-shop.ts'
import { handleEvents } from '../payment/provider/handle-events.ts'
import { addEvent } from '../payment/provider/provider-event.store.ts'
import { settlePremiums } from './settle-premium.ts'
import { aFreePro, goodCard, premiumDepsOf, priceCents, refusedRenewal } from './testing/a-free-pro.ts'

const shop = anOrderShop()
const [refused, asksBank, answerLost] = ['4000000000000341', '4000002760003184', '4000007777000032']

const deps = () => premiumDepsOf(shop)

test('a Pro subscribes: Premium at once, with an invoice, a receipt, and its cents in the ledger once', async () => {
  const pro = await aFreePro(shop)
  expect(await pro.plan()).toMatchObject({
    is_premium: false,
    price_cents: priceCents,
    subscription: null,
    can: { subscribe: true, cancel: false, resume: false, pay: false },
  })
  expect(await pro.isBranded()).toBe(false)
  const { data, status } = await pro.subscribe()
  expect(status).toBe(200)
  expect(data).toMatchObject({
    is_premium: true,
    subscription: { state: 'active', is_ending: false, card_last4: '4242', sentence: null },
    invoices: [{ amount_cents: priceCents, state: 'paid' }],
    can: { subscribe: false, cancel: true },
  })
  expect((await pro.letters()).filter((subject) => subject.startsWith('Receipt: $199.00'))).toHaveLength(1)
  await pro.told()
  await pro.told()
  await expect.poll(pro.isBranded).toBe(true)
  expect((await pro.letters()).filter((subject) => subject.startsWith('Receipt: $199.00'))).toHaveLength(1)
  expect(await shop.differences()).toEqual([])
  expect((await pro.subscribe()).code).toBe('already_premium')
})

test('two clicks at once subscribe once', async () => {
  const pro = await aFreePro(shop)
  await Promise.all([pro.subscribe(), pro.subscribe()])
  const { invoices, is_premium } = await pro.plan()
  expect([is_premium, invoices.length]).toEqual([true, 1])
  const { customerId } = await pro.latest()
  const { data } = await pro.stripe.subscriptions.list({ customer: customerId, status: 'all' })
  expect(data).toHaveLength(1)
})

test('a refused card leaves the plan as it was, with a sentence, and another one may be tried', async () => {
  const pro = await aFreePro(shop)
  const { data } = await pro.subscribe(refused)
  expect(data).toMatchObject({
    is_premium: false,
    subscription: { state: 'declined' },
    invoices: [],
    can: { subscribe: true },
  })
  expect(data.subscription?.sentence).toMatch(/card|bank/i)
  expect((await pro.subscribe()).data.is_premium).toBe(true)
})

test('where its bank asks, it waits at the bank’s page and is Premium once that was answered', async () => {
  const pro = await aFreePro(shop)
  const { data } = await pro.subscribe(asksBank)
  expect(data).toMatchObject({ is_premium: false, subscription: { state: 'confirming' } })
  const page = await fetch(data.subscription?.confirm_url ?? '')
  const [, bank = ''] = /href="(\/3d-secure\/pi_[^"]+)"/.exec(await page.text()) ?? []
  await shop.shop().sandbox.answer(new URL(bank, shop.shop().sandbox.origin).href, 'complete')
  expect(await pro.plan()).toMatchObject({
    is_premium: true,
    subscription: { state: 'active', confirm_url: null },
  })
})

test('an answer that was lost is looked for, and nobody pays twice', async () => {
  const pro = await aFreePro(shop)
  const { data } = await pro.subscribe(answerLost)
  if (!data.is_premium) {
    shop.later(10 * 60_000)
    await settlePremiums(deps())
  }
  const { is_premium, invoices } = await pro.plan()
  expect([is_premium, invoices.length]).toEqual([true, 1])
})

test('canceled it stays until its end, can be resumed before, and then is Free with everything kept', async () => {
  const pro = await aFreePro(shop)
  await pro.subscribe()
  const { data: canceled } = await pro.ask<Premium>('POST /api/premium/cancel')
  expect(canceled).toMatchObject({
    is_premium: true,
    subscription: { is_ending: true },
    can: { resume: true, cancel: false },
  })
  const { data: resumed } = await pro.ask<Premium>('POST /api/premium/resume')
  expect(resumed).toMatchObject({ subscription: { is_ending: false }, can: { cancel: true } })
  await pro.ask('POST /api/premium/cancel')
  await pro.endPeriod()
  await pro.told()
  expect(await pro.plan()).toMatchObject({
    is_premium: false,
    subscription: { state: 'ended' },
    can: { subscribe: true },
  })
  expect(await pro.letters()).toContain('Showroom Premium has ended')
  expect((await pro.ask('POST /api/premium/resume')).status).toBe(409)
  expect((await pro.subscribe()).data.is_premium).toBe(true)
})

test('a renewal that was refused leaves days of grace, and another card pays it', async () => {
  const pro = await refusedRenewal(shop)
  const failed = await pro.latest()
  const event = {
    type: 'invoice.payment_failed',
    objectKind: 'invoice',
    intentId: null,
    createdAt: shop.now(),
  }
  await addEvent(
    shop.shop().db,
    { ...event, id: `evt_${failed.publicId}`, objectId: failed.subscriptionId ?? '' },
    shop.now(),
  )
  await handleEvents(shop.shop().modules.payment.api.payment)
  await settlePremiums(deps())
  expect(await pro.plan()).toMatchObject({
    is_premium: true,
    subscription: { state: 'past_due' },
    can: { pay: true },
  })
  expect(await pro.letters()).toContain('Your card was refused for Showroom Premium')
  const { data } = await pro.ask<Premium>('POST /api/premium/card', await pro.card(goodCard))
  expect(data).toMatchObject({ is_premium: true, subscription: { state: 'active' }, can: { pay: false } })
  expect(data.invoices.map(({ state }) => state)).toEqual(['paid', 'paid'])
  expect(await shop.differences()).toEqual([])
})

test('after the days of grace it is Free, and nothing is owed', async () => {
  const pro = await refusedRenewal(shop)
  await pro.told()
  shop.later(7 * dayMs - 60_000)
  await pro.told()
  expect((await pro.plan()).is_premium).toBe(true)
  shop.later(2 * 60_000)
  await pro.told()
  expect(await pro.plan()).toMatchObject({ is_premium: false, subscription: { state: 'ended' } })
  expect((await pro.plan()).invoices.map(({ state }) => state)).toEqual(['paid'])
  expect(await pro.letters()).toContain('Showroom Premium has ended')
})

test('a showroom whose Premium was given to it has no subscription and keeps it', async () => {
  const { token } = await shop.pro()
  const ask = browserOn(shop.shop().app)
  const { data } = await ask<Premium>('GET /api/premium', { token })
  expect(data).toMatchObject({
    is_premium: true,
    subscription: null,
    can: { subscribe: false, cancel: false },
  })
  expect((await ask('POST /api/premium/cancel', { token })).status).toBe(409)
})
