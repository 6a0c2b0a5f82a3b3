import { expect, test } from 'vitest'
import { aBalanceShop } from '../balance/testing/a-balance-shop.ts'
import { postBorneBySellers } from '../payment/disputes/dispute-ledger.ts'
import { bookedOf } from '../payment/disputes/dispute-ledger.store.ts'
import { lossShares, partsLeft } from '../payment/disputes/dispute-shares.rules.ts'
import { disputeById, forgetAnswer, saveAnswer, saveBearer } from '../payment/disputes/dispute.store.ts'
import { settleDispute } from '../payment/disputes/settle-dispute.ts'
import { holdByIntent } from '../payment/holds/hold.store.ts'
import type { ProviderDispute } from '../payment/provider/disputes.ts'
import { operationsOf } from '../payment/provider/operation.store.ts'
import { countWaiting } from './dispute-list.store.ts'
import { intentOfDelivery, newsOf, waitingFor } from './testing/dispute.store.ts'

const shop = aBalanceShop()

const dayMs = 86_400_000
let count = 0

/** What a provider says of the payment of one delivery, word for word: no bank has to be waited for. */
const aDispute = async () => {
  const order = await shop.placed()
  const lines = await Promise.all(['tile', 'vanity'].map((name) => order.itemNamed(`example-${name}`)))
  await shop.setAll(lines, 'picked_up', 'delivered')
  const { intentId, cents } = await intentOfDelivery(shop.db(), order.id)
  const hold = await holdByIntent(shop.db(), intentId)
  if (!hold) throw new Error('Nothing of it was charged.')
  count += 1
  const id = `du_told${count}`
  const entry = (name: string, amountCents: number, feeCents = 0) => ({
    id: `txn_${name}${count}`,
    amountCents,
    feeCents,
    at: shop.now(),
  })
  const hear = async (told: Partial<ProviderDispute>) => {
    const whole: ProviderDispute = {
      id,
      intentId,
      amountCents: cents,
      reason: 'general',
      state: 'needs_response',
      answerBy: new Date(shop.now().getTime() + 9 * dayMs),
      openedAt: shop.now(),
      moved: [],
      ...told,
    }
    const settled = await shop
      .db()
      .transaction((tx) => settleDispute(tx, shop.shop().payment, { hold, told: whole }))
    const dispute = settled && (await disputeById(shop.db(), settled.id))
    if (!dispute) throw new Error('It was not kept.')
    return dispute
  }
  return { order, hold, cents, entry, hear }
}

const misbooked = async () =>
  (await shop.differences()).filter(({ name }) => name.startsWith('What banks took back'))

test('a bank that asked, and was answered, can take the money after all: it is asked of Admins anew', async () => {
  const { cents, entry, hear } = await aDispute()
  const { id: asked, publicId } = await hear({ amountCents: cents - 100 })
  const admin = await shop.admin()
  await saveAnswer(shop.db(), asked, {
    answer: 'evidence',
    note: 'Signed.',
    by: admin.accountId,
    at: shop.now(),
  })
  const reviewed = await hear({ state: 'under_review', amountCents: cents - 100 })
  expect(reviewed).toMatchObject({ state: 'under_review', answer: 'evidence', amountCents: cents - 100 })
  const late = await hear({ amountCents: cents - 100 })
  expect(late.state).toBe('under_review')
  const answerBy = new Date(shop.now().getTime() + 20 * dayMs)
  const moved = [entry('w', -cents, 1_500)]
  expect(await hear({ answerBy, moved })).toMatchObject({
    state: 'needs_response',
    answer: null,
    answeredAt: null,
    amountCents: cents,
    answerBy,
    closedAt: null,
  })
  expect(await newsOf(shop.db(), asked)).toEqual(['opened', 'opened'])
  await shop.deliver()
  expect(await waitingFor(shop.db(), admin.accountId, publicId)).toEqual(['dispute_waiting'])
  // What was read before says nothing any more.
  expect(await hear({ state: 'under_review', amountCents: cents - 100, moved: [] })).toMatchObject({
    amountCents: cents,
    answerBy,
  })
  expect(await misbooked()).toEqual([])
})

test('what is lost is ours, whether the bank took it before it said so or after', async () => {
  const { cents, entry, hear } = await aDispute()
  const { id } = await hear({ state: 'lost' })
  expect(await bookedOf(shop.db(), id)).toEqual({ openCents: 0, feeCents: 0, lostCents: 0 })
  const moved = [entry('w', -cents, 1_500)]
  expect(await hear({ state: 'lost', moved })).toMatchObject({ feeCents: 1_500 })
  await hear({ state: 'lost', moved })
  expect(await bookedOf(shop.db(), id)).toEqual({ openCents: 0, feeCents: 1_500, lostCents: cents })
  expect(await misbooked()).toEqual([])
})

test('a bank may find for us after all: what was lost, and what sellers bore of it, comes back, and the fee with it', async () => {
  const { hold, cents, entry, hear } = await aDispute()
  const vendor = await shop.theVendor('Vendor A')
  const before = { vendor: await vendor.balance(), pro: await shop.ofPro() }
  const taken = entry('w', -cents, 1_500)
  const lost = await hear({ state: 'lost', moved: [taken] })
  const admin = await shop.admin()
  const at = shop.now()
  await shop.db().transaction(async (tx) => {
    const shares = lossShares(partsLeft(await operationsOf(tx, [hold.id])), lost.amountCents)
    await postBorneBySellers(tx, { dispute: lost, hold }, { shares, at })
    await saveBearer(tx, lost.id, { bearer: 'sellers', by: admin.accountId, at })
  })
  expect(await misbooked()).toEqual([])
  expect((await vendor.balance()).pending_cents).toBeLessThan(before.vendor.pending_cents)
  const won = await hear({ state: 'won', moved: [taken, entry('r', cents, -1_500)] })
  expect(won).toMatchObject({ state: 'won', bearer: null, bearerDecidedAt: null, feeCents: 0 })
  expect(await bookedOf(shop.db(), lost.id)).toEqual({ openCents: 0, feeCents: 0, lostCents: 0 })
  const { pending_cents, available_cents } = await vendor.balance()
  expect({ pending_cents, available_cents }).toEqual({
    pending_cents: before.vendor.pending_cents,
    available_cents: before.vendor.available_cents,
  })
  expect(await shop.ofPro()).toEqual(before.pro)
  expect(await misbooked()).toEqual([])
})

test('what comes back before the bank says so leaves nothing behind', async () => {
  const { cents, entry, hear } = await aDispute()
  const taken = entry('w', -cents, 1_500)
  const { id } = await hear({ state: 'lost', moved: [taken] })
  const moved = [taken, entry('r', cents)]
  await hear({ state: 'lost', moved })
  await hear({ state: 'won', moved })
  expect(await bookedOf(shop.db(), id)).toEqual({ openCents: 0, feeCents: 1_500, lostCents: 0 })
  expect(await misbooked()).toEqual([])
})

test('what is won waits for no Admin any more', async () => {
  const admin = await shop.admin()
  const { cents, entry, hear } = await aDispute()
  const taken = entry('w', -cents, 1_500)
  const { publicId } = await hear({ moved: [taken] })
  await shop.deliver()
  expect(await waitingFor(shop.db(), admin.accountId, publicId)).toEqual(['dispute_waiting'])
  await hear({ state: 'won', moved: [taken, entry('r', cents)] })
  await shop.deliver()
  expect(await waitingFor(shop.db(), admin.accountId, publicId)).toEqual([])
})

test('an answer that never came to the bank waits for Admins again, and is forgotten only while it is asked for', async () => {
  const admin = await shop.admin()
  const before = await countWaiting(shop.db(), shop.now())
  const { hear } = await aDispute()
  const { id } = await hear({})
  const answer = { answer: 'evidence', note: '', by: admin.accountId, at: shop.now() } as const
  await saveAnswer(shop.db(), id, answer)
  expect(await countWaiting(shop.db(), shop.now())).toBe(before)
  expect(await countWaiting(shop.db(), new Date(shop.now().getTime() + 600_000))).toBe(before + 1)
  expect(await forgetAnswer(shop.db(), id)).toBe(true)
  await saveAnswer(shop.db(), id, answer)
  await hear({ state: 'under_review' })
  expect(await forgetAnswer(shop.db(), id)).toBe(false)
  expect((await disputeById(shop.db(), id))?.answer).toBe('evidence')
})
