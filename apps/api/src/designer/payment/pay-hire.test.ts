import { hourMs } from '@showroom/contract/shared/time'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { fillShelf } from '../../cart/testing/shelf.store.ts'
import { checkMoney } from '../../money-check/check-money.ts'
import { cards, openShop, type OpenedShop } from '../../order/testing/buyer.ts'
import { providerAt } from '../../payment/testing/a-payment.ts'
import { reconcile } from '../../payment/provider/reconciler.ts'
import { doJobs } from '../../testing/do-jobs.ts'
import { forgetAllAttempts } from '../../testing/access/rows.store.ts'
import {
  aHire,
  anUnpaidHire,
  aQuotedHire,
  missing,
  runJob,
  signedInAgain,
  step,
  subjectsTo,
} from '../testing/a-hire.ts'
import { heldOfHire } from '../testing/hire-money.store.ts'

let opened: OpenedShop
const begin = new Date('2026-11-02T18:15:00Z')
let now = begin
beforeAll(async () => {
  opened = await openShop(() => now)
  await fillShelf(opened.db)
})
beforeEach(async () => {
  now = begin
  await forgetAllAttempts(opened.db)
})
afterAll(() => opened.close())

const found = async () => {
  await doJobs(opened)
  const provider = providerAt(opened.sandbox.origin)
  const checks = await checkMoney({ db: opened.db, provider, now, graceMs: 0 })
  return checks.flatMap(({ name, differences }) => differences.map((one) => `${name} ${one}`))
}

test('a request reaches its designer when a bank holds the price, each milestone for itself', async () => {
  const hire = await anUnpaidHire(opened)
  expect(await hire.read()).toMatchObject({
    state: 'unpaid',
    milestones: [
      { title: 'Concept', amount_cents: 60_000, paid_out_cents: 54_000, money: 'planned' },
      { title: 'Final plans', amount_cents: 60_000, money: 'planned' },
    ],
    payment: { due_cents: 120_000, card: null },
  })
  expect(await hire.designer.ask(`GET /api/designer_hire/${hire.id}`)).toMatchObject(missing)
  expect(subjectsTo(opened, hire.designer.email)).not.toContain('Hanna would like to work with you')
  expect((await hire.payment()).data.state).toBe('needed')

  expect((await hire.pay()).data.state).toBe('held')
  expect(await hire.read()).toMatchObject({
    state: 'requested',
    answer_by: new Date(begin.getTime() + 72 * hourMs).toISOString(),
    milestones: [{ money: 'held' }, { money: 'held' }],
    payment: { due_cents: 0, card: { last4: '4242' } },
  })
  expect(await hire.read(hire.designer)).toMatchObject({ payment: { due_cents: 0, card: null } })
  expect(subjectsTo(opened, hire.designer.email)).toContain('Hanna would like to work with you')
  expect(await heldOfHire(opened.db, hire.id)).toBe(120_000)
  const { data: saved } = await hire.client.ask<object[]>('GET /api/payment/card')
  expect(saved).toHaveLength(1)
  expect(await found()).toEqual([])
})

test.each([
  [
    'declined',
    (designer: Parameters<typeof step>[0], id: string) =>
      step(designer, id, { action: 'decline', word: 'Full.' }),
  ],
  [
    'expired',
    async () => {
      now = new Date(begin.getTime() + 72 * hourMs)
      await runJob(opened, 'designer', 'designer.expire')
      await reconcile(opened.payment)
    },
  ],
])('a request that is %s charges nothing, and its holds are released', async (state, end) => {
  const { designer, client, id, read } = await aHire(opened)
  await end(designer, id)
  const again = await signedInAgain(opened, client)
  expect(await read(again)).toMatchObject({
    state,
    milestones: [{ money: 'released' }, { money: 'released' }],
  })
  expect(await heldOfHire(opened.db, id)).toBe(0)
  expect(await found()).toEqual([])
})

test('a refused card says so and another may be tried; the designer hears of the one that holds', async () => {
  const hire = await anUnpaidHire(opened)
  const refused = await hire.pay('4000000000000341')
  expect(refused.data).toMatchObject({ state: 'declined' })
  expect(refused.data.message).not.toBe('')
  expect((await hire.read()).state).toBe('unpaid')
  expect((await hire.read()).payment).toMatchObject({ due_cents: 120_000, card: { last4: '0341' } })
  expect(subjectsTo(opened, hire.designer.email)).not.toContain('Hanna would like to work with you')
  expect((await hire.pay()).data.state).toBe('held')
  expect((await hire.read()).state).toBe('requested')
  expect(await found()).toEqual([])
})

test('a bank that asks is answered on its own page, and the request goes out by itself', async () => {
  const hire = await anUnpaidHire(opened)
  let { data } = await hire.pay(cards.asksTheBank)
  expect(data).toMatchObject({ state: 'confirming' })
  // Each milestone is a payment of its own, and the bank asks for each.
  for (let asked = 0; data.state === 'confirming' && asked < 5; asked += 1) {
    await opened.sandbox.answer(data.confirm_url, 'complete')
    data = (await hire.payment()).data
  }
  expect(data.state).toBe('held')
  expect((await hire.read()).state).toBe('requested')
  expect(await found()).toEqual([])
})

test('two clicks at once hold each milestone once', async () => {
  const hire = await anUnpaidHire(opened)
  const replies = await Promise.all([hire.pay(), hire.pay()])
  expect(replies.map(({ data }) => data.state)).toEqual(['held', 'held'])
  expect(await heldOfHire(opened.db, hire.id)).toBe(120_000)
  expect(await found()).toEqual([])
})

test('a server that died after writing it down asks the bank when it is back', async () => {
  const hire = await anUnpaidHire(opened)
  const { provider } = opened.payment
  if (!provider) throw new Error('There is a sandbox.')
  const silent = { ...provider.intents, confirmHold: () => Promise.reject(new Error('killed')) }
  opened.payment.provider = { ...provider, intents: silent }
  expect((await hire.pay()).data.state).toBe('asked')
  opened.payment.provider = provider
  expect((await hire.read()).state).toBe('unpaid')
  now = new Date(begin.getTime() + hourMs)
  await reconcile(opened.payment)
  expect((await hire.read()).state).toBe('requested')
  expect(await heldOfHire(opened.db, hire.id)).toBe(120_000)
  expect(await found()).toEqual([])
})

test('nobody pays for it within a day: it is over, and the designer never heard of it', async () => {
  const hire = await anUnpaidHire(opened)
  now = new Date(begin.getTime() + 24 * hourMs)
  expect((await hire.pay()).status).toBe(409)
  await runJob(opened, 'designer', 'designer.expire')
  const again = await signedInAgain(opened, hire.client)
  expect((await hire.read(again)).state).toBe('expired')
  expect(subjectsTo(opened, hire.client.email)).toContain('“Main bath” was not paid for')
  expect(subjectsTo(opened, hire.designer.email)).not.toContain('Hanna would like to work with you')
})

test('only the client pays, and a quote has nothing to pay until it is agreed to', async () => {
  const { designer, id } = await aHire(opened)
  const stranger = (await anUnpaidHire(opened)).client
  const card = { payment_method_id: await opened.sandbox.typed() }
  for (const person of [designer, stranger]) {
    expect(await person.ask(`POST /api/designer_hire/${id}/card`, { card })).toMatchObject(missing)
    expect(await person.ask(`GET /api/designer_hire/${id}/card`)).toMatchObject(missing)
  }
  const quoted = await aQuotedHire(opened)
  expect(await quoted.client.ask(`POST /api/designer_hire/${quoted.id}/card`, { card })).toMatchObject({
    status: 409,
    code: 'not_now',
  })
})
