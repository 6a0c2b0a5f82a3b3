import type { OrderPayment } from '@showroom/contract/order/order'
import { expect, test } from 'vitest'
import { cards } from '../order/testing/buyer.ts'
import { reconcile } from '../payment/provider/reconciler.ts'
import { aBalanceShop } from './testing/a-balance-shop.ts'

const shop = aBalanceShop()

const subjectsTo = (email: string): string[] =>
  (shop.shop().mail.mailbox?.list() ?? []).filter(({ to }) => to === email).map(({ subject }) => subject)

/** From that moment on the Pro owes it. */
const owes = async (owedCents: number, at: string) => {
  shop.at(at)
  const { availableCents } = await shop.ofPro()
  await (await shop.books()).book(-owedCents - availableCents)
  await shop.watch()
}

const signIn = async () => {
  const signed = await shop.thePro()
  return {
    ...signed,
    pay: async (amount_cents: number, number: string = cards.good) =>
      signed.call<OrderPayment>('POST /api/balance/payment', {
        card: { payment_method_id: await shop.shop().sandbox.typed(number), keep: false },
        amount_cents,
      }),
    progress: async () => (await signed.call<OrderPayment>('GET /api/balance/payment')).data,
  }
}
let pro: Awaited<ReturnType<typeof signIn>>

test('a restricted Pro pays by card: booked once, the restriction gone in the same moment, a receipt by mail', async () => {
  await shop.placed()
  await owes(14_342, '2027-03-01T20:00:00Z')
  shop.at('2027-03-12T08:00:00Z')
  await shop.watch()
  pro = await signIn()
  expect((await pro.balance()).negative).toMatchObject({ is_restricted: true })
  expect(await pro.progress()).toMatchObject({ state: 'needed' })
  expect(await pro.pay(14_341)).toMatchObject({ status: 409 })
  const paid = await Promise.all([pro.pay(14_342), pro.pay(14_342)])
  expect(paid.map(({ status }) => status)).toContain(200)
  expect((await pro.progress()).state).toBe('held')
  expect(await shop.ofPro()).toMatchObject({ availableCents: 0 })
  expect((await pro.balance()).negative).toBeNull()
  expect(await (await shop.books()).negatives()).toEqual([])
  expect((await pro.entries())[0]).toMatchObject({
    kind: 'payment',
    label: 'Negative payment',
    about: 'Visa ending in 4242',
    amount_cents: 14_342,
    available_after_cents: 0,
  })
  expect(await pro.pay(14_342)).toMatchObject({ status: 409 })
  await shop.deliver()
  const subjects = subjectsTo(pro.email)
  expect(subjects.filter((subject) => subject === 'Receipt: $143.42 paid into your balance')).toHaveLength(1)
  expect(subjects).toContain('Your account is not restricted any more')
  // What somebody pays us back is nobody's profit.
  const { rows } = await (await shop.books()).profit('by=day&from=03.12.2027&to=03.12.2027')
  expect(rows).toEqual([])
  expect(await shop.differences()).toEqual([])
})

test('a refused card changes nothing and another may be tried; a bank that asks is answered on its own page', async () => {
  await owes(5_000, '2027-03-13T20:00:00Z')
  const refused = await pro.pay(5_000, cards.failsWhenCharged)
  expect(refused.data.state).toBe('declined')
  expect((await shop.ofPro()).availableCents).toBe(-5_000)
  expect((await pro.progress()).state).toBe('declined')
  const asked = await pro.pay(5_000, cards.asksTheBank)
  expect(asked.data.state).toBe('confirming')
  // Somebody who does not wait for their bank takes another card, and the first is let go of.
  const another = await pro.pay(5_000, cards.asksTheBank)
  expect(another.data.state).toBe('confirming')
  await shop.shop().sandbox.answer(another.data.confirm_url, 'complete')
  expect((await pro.progress()).state).toBe('held')
  expect((await shop.ofPro()).availableCents).toBe(0)
  expect(await shop.differences()).toEqual([])
})

test('no more is charged than is missing when the bank answers, and nothing where nothing is', async () => {
  await owes(5_000, '2027-03-14T20:00:00Z')
  const asked = await pro.pay(5_000, cards.asksTheBank)
  await (await shop.books()).book(2_000)
  await shop.shop().sandbox.answer(asked.data.confirm_url, 'complete')
  expect((await pro.progress()).state).toBe('held')
  expect((await shop.ofPro()).availableCents).toBe(0)
  expect((await pro.entries())[0]).toMatchObject({ kind: 'payment', amount_cents: 3_000 })

  await (await shop.books()).book(-1_000)
  await shop.watch()
  const late = await pro.pay(1_000, cards.asksTheBank)
  await (await shop.books()).book(1_000)
  await shop.shop().sandbox.answer(late.data.confirm_url, 'complete')
  await pro.progress()
  await reconcile(shop.shop().payment)
  expect((await shop.ofPro()).availableCents).toBe(0)
  expect(await shop.differences()).toEqual([])
})

test('a server that died after writing it down asks the bank when it is back, and the money comes in once', async () => {
  await owes(2_500, '2027-03-15T20:00:00Z')
  const { payment } = shop.shop()
  const { provider } = payment
  if (!provider) throw new Error('There is a sandbox.')
  const silent = { ...provider.intents, confirmHold: () => Promise.reject(new Error('killed')) }
  payment.provider = { ...provider, intents: silent }
  expect((await pro.pay(2_500)).data.state).toBe('asked')
  payment.provider = provider
  expect((await shop.ofPro()).availableCents).toBe(-2_500)
  shop.later(60_000)
  await reconcile(payment)
  expect((await shop.ofPro()).availableCents).toBe(0)
  expect((await pro.balance()).negative).toBeNull()
  expect(await shop.differences()).toEqual([])
})
