import { dayMs, hourMs } from '@showroom/contract/shared/time'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { fillShelf } from '../../cart/testing/shelf.store.ts'
import { checkMoney } from '../../money-check/check-money.ts'
import { openShop, type OpenedShop } from '../../order/testing/buyer.ts'
import { providerAt } from '../../payment/testing/a-payment.ts'
import { reconcile } from '../../payment/provider/reconciler.ts'
import { doJobs } from '../../testing/do-jobs.ts'
import { forgetAllAttempts } from '../../testing/access/rows.store.ts'
import { aHire, runJob, signedInAgain, step, subjectsTo } from '../testing/a-hire.ts'
import { balancesOfHire, heldOfHire } from '../testing/hire-money.store.ts'

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

/** Both have worked up to the delivery of the first milestone. */
const aDelivery = async () => {
  const hire = await aHire(opened)
  await step(hire.designer, hire.id, 'accept')
  await step(hire.designer, hire.id, 'start')
  await step(hire.designer, hire.id, { action: 'deliver', word: 'The concept.' })
  return hire
}

test('an approved milestone is charged: ours and the designer’s in the ledger, the next one still held', async () => {
  const { designer, client, id, read } = await aDelivery()
  expect((await step(client, id, 'approve')).data).toMatchObject({
    state: 'active',
    milestones: [{ money: 'paid', approved_at: begin.toISOString() }, { money: 'held' }],
  })
  expect(await balancesOfHire(opened.db, id)).toEqual({ cash: 60_000, contractor: -54_000, platform: -6_000 })
  expect(await heldOfHire(opened.db, id)).toBe(60_000)
  expect(subjectsTo(opened, designer.email)).toContain('Hanna has approved your work')

  await step(designer, id, { action: 'deliver', word: 'The plans.' })
  expect(await step(client, id, { action: 'cancel', word: 'We keep them.' })).toMatchObject({ status: 409 })
  const twice = await Promise.all([step(client, id, 'approve'), step(client, id, 'approve')])
  expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect((await read()).state).toBe('approved')
  expect(await balancesOfHire(opened.db, id)).toEqual({
    cash: 120_000,
    contractor: -108_000,
    platform: -12_000,
  })
  expect(await heldOfHire(opened.db, id)).toBe(0)
  expect(await found()).toEqual([])
})

test('cancelled after the first milestone, the second is released and the first stays paid', async () => {
  const { designer, client, id, read } = await aDelivery()
  await step(client, id, 'approve')
  await step(designer, id, { action: 'cancel', word: 'I am ill.' })
  expect(await read()).toMatchObject({
    state: 'cancelled',
    milestones: [{ money: 'paid' }, { money: 'released' }],
  })
  expect(await heldOfHire(opened.db, id)).toBe(0)
  expect((await balancesOfHire(opened.db, id)).cash).toBe(60_000)
  expect(await found()).toEqual([])
})

test('holds are renewed before they die; what a bank does not hold anew needs another card first', async () => {
  const { designer, client, id, read } = await aDelivery()
  now = new Date(begin.getTime() + 6 * dayMs + hourMs)
  await reconcile(opened.payment)
  await reconcile(opened.payment)
  const again = await signedInAgain(opened, client)
  expect((await read(again)).milestones.map(({ money }) => money)).toEqual(['held', 'held'])
  expect(await heldOfHire(opened.db, id)).toBe(120_000)
  const worker = await signedInAgain(opened, designer)
  expect((await step(again, id, 'approve')).data.state).toBe('active')
  expect((await step(worker, id, { action: 'deliver', word: 'The plans.' })).status).toBe(200)
  expect(await found()).toEqual([])
})

test('what was delivered and nobody has looked at for two weeks is approved and paid', async () => {
  const { client, id, read } = await aDelivery()
  for (let day = 1; day <= 14; day += 1) {
    now = new Date(begin.getTime() + day * dayMs)
    await reconcile(opened.payment)
  }
  await runJob(opened, 'designer', 'designer.approve')
  await reconcile(opened.payment)
  const again = await signedInAgain(opened, client)
  expect(await read(again)).toMatchObject({
    state: 'active',
    milestones: [{ money: 'paid' }, { money: 'held' }],
  })
  expect(subjectsTo(opened, client.email)).toContain('A milestone of “Main bath” is approved')
  expect((await balancesOfHire(opened.db, id)).cash).toBe(60_000)
})
