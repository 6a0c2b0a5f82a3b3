import type { SavedCard } from '@showroom/contract/payment/payment'
import type { Premium } from '@showroom/contract/premium/premium'
import { dayMs } from '@showroom/contract/shared/time'
import Stripe from 'stripe'
import { expect, test } from 'vitest'
import { anOrderShop } from '../order/testing/order-shop.ts'
import type { Subscriptions } from '../payment/provider/subscriptions.ts'
import { newPublicId } from '../shared/public-id.ts'
import { addPremium } from './premium.store.ts'
import { settlePremium, settlePremiums } from './settle-premium.ts'
import { aFreePro, premiumDepsOf, priceCents, refusedRenewal } from './testing/a-free-pro.ts'
import { showroomIdOf } from './testing/premium.store.ts'

const shop = anOrderShop()
const asksBank = '4000002760003184'

const deps = () => premiumDepsOf(shop)

/** The real provider, where something happens at the wrong moment. */
const meddledWith = (meddle: (real: Subscriptions) => Partial<Subscriptions>) => {
  const { provider, ...rest } = deps()
  if (!provider) throw new Error('There is no provider.')
  const { subscriptions } = provider
  return { ...rest, provider: { ...provider, subscriptions: { ...subscriptions, ...meddle(subscriptions) } } }
}

test('a bank’s yes that comes while it is looked at is no decline', async () => {
  const pro = await aFreePro(shop)
  const { data } = await pro.subscribe(asksBank)
  const page = await fetch(data.subscription?.confirm_url ?? '')
  const [, bank = ''] = /href="(\/3d-secure\/pi_[^"]+)"/.exec(await page.text()) ?? []
  let isAnswered = false
  shop.later(10 * 60_000)
  await settlePremiums(
    meddledWith(({ readSubscription }) => ({
      readSubscription: async (id) => {
        const read = await readSubscription(id)
        const { sandbox } = shop.shop()
        if (!isAnswered) await sandbox.answer(new URL(bank, sandbox.origin).href, 'complete')
        isAnswered = true
        return read
      },
    })),
  )
  expect(await pro.plan()).toMatchObject({ is_premium: true, subscription: { state: 'active' } })
})

/** Asked for a moment ago, with a card that the provider knows nothing of. */
const anAsked = async (pro: Awaited<ReturnType<typeof aFreePro>>) => {
  const { db } = shop.shop()
  const asked = await addPremium(db, {
    publicId: newPublicId(),
    showroomId: await showroomIdOf(db, pro.vsdId),
    providerAccount: meddledWith(() => ({})).provider.providerAccount,
    card: { customerId: 'cus_gone', paymentMethodId: 'pm_gone', brand: 'visa', last4: '4242' },
    priceCents,
    askedAt: shop.now(),
    until: shop.now(),
  })
  if (!asked) throw new Error('One is open already.')
  return asked
}

test('a card that is gone at the provider is a decline, and another one may be tried', async () => {
  const pro = await aFreePro(shop)
  await settlePremium(
    meddledWith(() => ({})),
    await anAsked(pro),
  )
  const plan = await pro.plan()
  expect(plan).toMatchObject({ subscription: { state: 'declined' }, can: { subscribe: true } })
  expect(plan.subscription?.sentence).toMatch(/card|bank/i)
  expect((await pro.subscribe()).data.is_premium).toBe(true)
})

test('it is asked for under one key until the provider’s own error is saved under that', async () => {
  const pro = await aFreePro(shop)
  const { publicId } = await anAsked(pro)
  const { StripeAPIError, StripeConnectionError } = Stripe.errors
  const keys: string[] = []
  const answers = [
    new StripeConnectionError({ type: 'api_error', message: 'Request timeout' }),
    new StripeAPIError({ type: 'api_error', message: 'Their own error', statusCode: 500 }),
    new StripeConnectionError({ type: 'api_error', message: 'Request timeout' }),
  ]
  for (const answer of answers) {
    shop.later(60 * 60_000)
    await settlePremiums(
      meddledWith(() => ({
        findSubscription: async () => null,
        subscribe: async (_, key) => {
          keys.push(key)
          throw answer
        },
      })),
    )
  }
  expect(keys).toEqual([1, 1, 2].map((count) => `${publicId} subscribe ${count}`))
  await settlePremiums(deps())
})

test('the saved card pays a renewal that was refused, once its bank takes it', async () => {
  const pro = await refusedRenewal(shop)
  await pro.told()
  expect((await pro.plan()).subscription?.state).toBe('past_due')
  const [saved] = (await pro.ask<SavedCard[]>('GET /api/payment/card')).data
  const { data } = await pro.ask<Premium>('POST /api/premium/card', { card: { card_id: saved?.id } })
  expect(data).toMatchObject({ is_premium: true, subscription: { state: 'active' }, can: { pay: false } })
})

test('an invoice that stayed open when its subscription ended is taken back', async () => {
  const pro = await refusedRenewal(shop)
  await pro.told()
  const { subscriptionId } = await pro.latest()
  shop.later(7 * dayMs)
  await settlePremiums(
    meddledWith(() => ({
      endSubscription: async (id) => {
        await pro.stripe.subscriptions.cancel(id)
        throw new Error('The invoice could not be voided.')
      },
    })),
  )
  await pro.told()
  const { data } = await pro.stripe.invoices.list({ subscription: subscriptionId ?? '' })
  expect(data.map(({ status }) => status).toSorted()).toEqual(['paid', 'void'])
  expect(await pro.plan()).toMatchObject({ is_premium: false, subscription: { state: 'ended' } })
})

test('who was overtaken saves nothing of what they read before', async () => {
  const pro = await aFreePro(shop)
  await pro.subscribe()
  const { subscriptionId } = await pro.latest()
  let isOvertaken = false
  shop.later(7 * 60 * 60_000)
  await settlePremiums(
    meddledWith(({ readSubscription }) => ({
      readSubscription: async (id) => {
        const read = await readSubscription(id)
        if (isOvertaken || id !== subscriptionId) return read
        isOvertaken = true
        await pro.stripe.subscriptions.update(id, { cancel_at_period_end: true })
        await pro.told()
        return read
      },
    })),
  )
  expect((await pro.plan()).subscription).toMatchObject({ state: 'active', is_ending: true })
})
