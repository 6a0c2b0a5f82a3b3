import type { AiCredits, AiPurchase } from '@showroom/contract/design-ai/design-ai'
import { dayMs, hourMs } from '@showroom/contract/shared/time'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { checkMoney } from '../../money-check/check-money.ts'
import { providerAt } from '../../payment/testing/a-payment.ts'
import { startSandbox } from '../../payment/testing/sandbox-process.ts'
import { forgetAllAttempts } from '../../testing/access/rows.store.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { aiAccountById } from '../account/ai-account.store.ts'
import { changeCredits, saveMovement } from '../credits/credit.store.ts'
import { aiBrowser, aKey } from '../testing/ai-browser.ts'
import { anAiPerson } from '../testing/an-ai-person.store.ts'
import { buyCredits } from './buy-credits.ts'
import { purchaseByKey } from './purchase.store.ts'
import { settlePurchases } from './settle-purchase.ts'

let sandbox: Awaited<ReturnType<typeof startSandbox>>
let opened: Awaited<ReturnType<typeof openTestApp>>
let ahead = 0
const now = () => new Date(Date.now() + ahead)
beforeAll(async () => {
  sandbox = await startSandbox()
  opened = await openTestApp({ STRIPE_API_BASE: sandbox.origin, LOG_LEVEL: 'silent' }, now)
})
beforeEach(() => {
  // The provider’s clock is the real one: what is asked for is asked for by it.
  ahead = 0
  return forgetAllAttempts(opened.db)
})
afterAll(async () => {
  const provider = providerAt(sandbox.origin)
  const checks = await checkMoney({ db: opened.db, provider, now: now(), graceMs: 0 })
  expect(checks.filter(({ differences }) => differences.length > 0)).toEqual([])
  await opened.close()
  await sandbox.stop()
})

type Bought = { purchase: AiPurchase; credits: AiCredits }
type Credits = { purchases: AiPurchase[]; packs: object[]; credits: AiCredits }

const aPerson = async () => {
  const person = await anAiPerson(opened.db, { now: now() })
  const ask = aiBrowser(opened, person.token)
  const buy = (payment_method_id: string, telling: object = {}) =>
    ask<Bought>('POST /api/AI/credits', {
      key: aKey(),
      credits: 10,
      price_cents: 900,
      payment_method_id,
      ...telling,
    })
  const look = (id: string) => ask<Bought>(`GET /api/AI/credits/${id}`)
  const refund = (id: string) => ask<Bought>(`POST /api/AI/credits/${id}/refund`, {})
  const spend = (count: number) =>
    opened.db.transaction(async (tx) => {
      const movement = { aiAccountId: person.id, kind: 'reserve' as const, amount: -count, now: now() }
      await saveMovement(tx, { ...movement, cause: `spent by ${person.publicId} ${aKey()}` })
      await changeCredits(tx, person.id, -count)
    })
  return { ...person, ask, buy, look, refund, spend }
}

const mailsTo = (email: string) =>
  (opened.mail.mailbox?.list() ?? []).filter(({ to }) => to === email).map(({ subject }) => subject)

const deps = () => ({
  db: opened.db,
  now,
  post: () => Promise.resolve(),
  publicUrl: opened.config.publicUrl,
  packs: [{ credits: 10, priceCents: 900 }],
  provider: providerAt(sandbox.origin),
  onProviderError: () => undefined,
})

/** What the process does by the clock, some minutes later. */
const later = async () => {
  ahead += 10 * 60_000
  await settlePurchases(deps())
}

test('whoever is forgotten while they buy is charged nothing', async () => {
  const { id, ask } = await aPerson()
  const account = await aiAccountById(opened.db, id)
  expect((await ask('POST /api/AI/forget', {})).status).toBe(200)
  if (!account) return expect.unreachable()
  const asked = {
    account,
    key: aKey(),
    credits: 10,
    price_cents: 900,
    payment_method_id: await sandbox.typed(),
  }
  await expect(buyCredits(deps(), asked)).rejects.toMatchObject({ status: 404 })
  expect(await purchaseByKey(opened.db, id, asked.key)).toBeNull()
})

test('a pack is paid at once, moves credits and money, and comes with a receipt', async () => {
  const { ask, buy, email } = await aPerson()
  const { data } = await buy(await sandbox.typed())
  expect([data.purchase.state, data.credits.balance]).toEqual(['paid', 13])
  const { data: told } = await ask<Credits>('POST /api/AI/get_credits', {})
  expect(told.packs).toContainEqual({ credits: 10, price_cents: 900 })
  expect(told.purchases).toEqual([
    expect.objectContaining({ price_cents: 900, refundable_credits: 10, refundable_cents: 900 }),
  ])
  expect(mailsTo(email)).toEqual(['Receipt for 10 credits of AI Design'])
})

test('the same key three times at once is one purchase', async () => {
  const { buy, ask } = await aPerson()
  const [card, key] = [await sandbox.typed(), aKey()]
  const replies = await Promise.all([buy(card, { key }), buy(card, { key }), buy(card, { key })])
  expect(new Set(replies.map(({ data }) => data.purchase.id)).size).toBe(1)
  expect((await ask<Credits>('POST /api/AI/get_credits', {})).data.credits.balance).toBe(13)
})

test('a card that is declined takes nothing and says why', async () => {
  const { buy, ask } = await aPerson()
  const { data } = await buy('pm_card_visa_chargeDeclinedInsufficientFunds')
  expect([data.purchase.state, data.credits.balance]).toEqual(['declined', 3])
  expect(data.purchase.sentence).toMatch(/funds/)
  expect((await ask<Credits>('POST /api/AI/get_credits', {})).data.purchases).toEqual([])
})

test.each([
  ['complete', 'paid', 13],
  ['fail', 'declined', 3],
] as const)('a bank asks its customer: %s', async (said, state, balance) => {
  const { buy, look } = await aPerson()
  const { data } = await buy(await sandbox.typed('4000002760003184'))
  expect([data.purchase.state, data.credits.balance]).toEqual(['confirming', 3])
  await sandbox.answer(data.purchase.confirm_url, said)
  const { data: after } = await look(data.purchase.id)
  expect([after.purchase.state, after.credits.balance]).toEqual([state, balance])
  expect((await look(data.purchase.id)).data.credits.balance).toBe(balance)
})

test('nobody who answers their bank a day late is charged', async () => {
  const { buy, look } = await aPerson()
  const { data } = await buy(await sandbox.typed('4000002760003184'))
  ahead += 25 * hourMs
  await later()
  expect((await look(data.purchase.id)).data.purchase.state).toBe('declined')
})

test.each([
  ['4000007777000032', 'cut off'],
  ['4000007777000040', 'a server error'],
  ['4000007777000057', 'an error for good'],
])('%s: the money moved and the answer is %s: the credits come once', async (number) => {
  const { buy, ask } = await aPerson()
  const { data } = await buy(await sandbox.typed(number))
  await later()
  await later()
  const { data: told } = await ask<Credits>('POST /api/AI/get_credits', {})
  expect([told.credits.balance, told.purchases.map(({ state }) => state)]).toEqual([13, ['paid']])
  expect(told.purchases[0]?.id).toBe(data.purchase.id)
})

test('what is not spent goes back, once, also when asked for twice at once and the answer is lost', async () => {
  const { buy, refund, spend, ask, email } = await aPerson()
  const { data } = await buy(await sandbox.typed('4000007777000032'))
  await later()
  await spend(6)
  const { id } = data.purchase
  await Promise.all([refund(id), refund(id)])
  await later()
  const { data: told } = await ask<Credits>('POST /api/AI/get_credits', {})
  expect(told.credits.balance).toBe(0)
  expect(told.purchases[0]).toMatchObject({ state: 'refunded', refunded_credits: 7, refunded_cents: 630 })
  expect((await refund(id)).data.purchase).toMatchObject({ refunded_cents: 630 })
  expect(mailsTo(email).length).toBeLessThan(3)
})

test('after twelve days, or with nothing left, nothing goes back', async () => {
  const one = await aPerson()
  const { data } = await one.buy(await sandbox.typed())
  await one.spend(13)
  expect(await one.refund(data.purchase.id)).toMatchObject({ status: 409, code: 'nothing_to_refund' })
  const other = await aPerson()
  const { data: late } = await other.buy(await sandbox.typed())
  ahead += 12 * dayMs + 1_000
  expect(await other.refund(late.purchase.id)).toMatchObject({ status: 409, code: 'nothing_to_refund' })
})

test('a price of yesterday, a stranger’s purchase and who has not proven the address are refused', async () => {
  const { buy, refund } = await aPerson()
  const card = await sandbox.typed()
  expect(await buy(card, { price_cents: 800 })).toMatchObject({ status: 409, code: 'price_changed' })
  const { data } = await buy(card)
  const stranger = await aPerson()
  expect((await stranger.refund(data.purchase.id)).status).toBe(404)
  expect((await stranger.look(data.purchase.id)).status).toBe(404)
  expect((await refund(data.purchase.id)).data.purchase.state).toBe('refunded')
  const { token } = await anAiPerson(opened.db, { now: now(), isVerified: false })
  const body = { key: aKey(), credits: 10, price_cents: 900, payment_method_id: card }
  expect((await aiBrowser(opened, token)('POST /api/AI/credits', body)).code).toBe('verify_first')
})
