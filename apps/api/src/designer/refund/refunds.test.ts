import type { AdminHire } from '@showroom/contract/designer/admin-designer'
import type { DesignerHire } from '@showroom/contract/designer/hire'
import { dayMs, hourMs } from '@showroom/contract/shared/time'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { browserOn } from '../../account/testing/person.ts'
import { auditOf } from '../../audit/audit.store.ts'
import { fillShelf } from '../../cart/testing/shelf.store.ts'
import { checkMoney } from '../../money-check/check-money.ts'
import { openShop, type OpenedShop } from '../../order/testing/buyer.ts'
import { anAdmin } from '../../order/testing/staff.store.ts'
import { providerAt } from '../../payment/testing/a-payment.ts'
import { doJobs } from '../../testing/do-jobs.ts'
import { forgetAllAttempts } from '../../testing/access/rows.store.ts'
import { aHire, missing, type Person, runJob, signedInAgain, step, subjectsTo } from '../testing/a-hire.ts'
import { balancesOfHire } from '../testing/hire-money.store.ts'

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

/** The books against each other and against the provider. */
const found = async () => {
  await doJobs(opened)
  const provider = providerAt(opened.sandbox.origin)
  const checks = await checkMoney({ db: opened.db, provider, now, graceMs: 0 })
  return checks.flatMap(({ name, differences }) => differences.map((one) => `${name} ${one}`))
}

/** A hire whose first milestone was charged: $600, of which $60 are ours. */
const aCharge = async () => {
  const hire = await aHire(opened)
  for (const said of ['accept', 'start', { action: 'deliver', word: 'The concept.' }])
    await step(hire.designer, hire.id, said)
  const { data } = await step(hire.client, hire.id, 'approve')
  const [concept, plans] = data.milestones.map(({ id }) => id)
  const path = `/api/designer_hire/${hire.id}/refund`
  const ask = (amount_cents: number, milestone = concept, person: Person = hire.client) =>
    person.ask<DesignerHire>(`POST ${path}`, { milestone, amount_cents, reason: 'It is not our style.' })
  const answer = (person: Person, body: object) => person.ask<DesignerHire>(`PUT ${path}`, body)
  return { ...hire, concept, plans, ask, answer }
}

test('what a designer agrees to give back is given back once, of their money and of ours', async () => {
  const { client, designer, id, read, ask, answer, plans } = await aCharge()
  expect((await read()).milestones.map(({ askable_cents }) => askable_cents)).toEqual([60_000, 0])
  expect(await ask(60_001)).toMatchObject({ status: 409, code: 'refund_too_much' })
  expect(await ask(100, plans)).toMatchObject({ status: 409, code: 'not_now' })
  expect((await ask(100, 'none')).errors).toHaveProperty('milestone')
  expect(await ask(20_000, undefined, designer)).toMatchObject(missing)
  expect((await ask(0)).status).toBe(422)

  expect((await ask(20_000)).data).toMatchObject({
    refunds: [{ state: 'asked', amount_cents: 20_000, answer_by: '2026-11-05T18:15:00.000Z' }],
    can: { refund: ['withdraw'] },
  })
  expect(await ask(100)).toMatchObject({ status: 409, code: 'refund_open' })
  expect(subjectsTo(opened, designer.email)).toContain('Hanna asks for a refund')
  expect((await read(designer)).can.refund).toEqual(['agree', 'decline'])
  expect(await answer(client, { action: 'agree' })).toMatchObject({ status: 409 })

  const twice = await Promise.all([
    answer(designer, { action: 'agree' }),
    answer(designer, { action: 'agree' }),
  ])
  expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await read()).toMatchObject({
    milestones: [{ money: 'paid', refunded_cents: 20_000, askable_cents: 40_000 }, {}],
    refunds: [{ state: 'refunded', given_cents: 20_000 }],
  })
  expect(await balancesOfHire(opened.db, id)).toEqual({ cash: 40_000, contractor: -36_000, platform: -4_000 })
  expect(subjectsTo(opened, client.email)).toContain('Your refund for “Main bath”')

  await ask(40_000)
  await answer(client, { action: 'withdraw' })
  now = new Date(begin.getTime() + 30 * dayMs + 1)
  const again = await signedInAgain(opened, client)
  expect(await ask(40_000, undefined, again)).toMatchObject({ status: 409, code: 'refund_too_late' })
  now = begin
  expect(await found()).toEqual([])
})

test('what the two do not agree about, or the designer does not answer, an Admin decides with a reason', async () => {
  const { client, designer, id, concept, ask, answer, read } = await aCharge()
  const { token } = await anAdmin(opened.db, { now })
  const asAdmin = <Data>(call: string, body?: object) =>
    browserOn(opened.app)<Data>(call, { token, ...(body ? { body } : {}) })
  const decide = (amount_cents: number, reason = 'We have looked at both.') =>
    asAdmin<AdminHire>(`PUT /api/admin/hires/${id}/refund`, { milestone: concept, amount_cents, reason })

  expect(await decide(0)).toMatchObject({ status: 409, code: 'refund_unasked' })
  await ask(60_000)
  expect((await answer(designer, { action: 'decline', word: ' ' })).status).toBe(422)
  await answer(designer, { action: 'decline', word: 'You have approved it.' })
  expect(await read()).toMatchObject({ refunds: [{ state: 'disputed', word: 'You have approved it.' }] })
  const { data } = await asAdmin<AdminHire[]>('GET /api/admin/hires?refund=waiting')
  expect(data).toMatchObject([{ id, refund: { state: 'disputed' }, refundable: [{ left_cents: 60_000 }] }])
  expect((await decide(10_001, ' ')).status).toBe(422)
  expect(await decide(60_001)).toMatchObject({ status: 409, code: 'refund_too_much' })
  expect((await decide(10_001)).data).toMatchObject({ refund: null, refunded_cents: 10_001 })
  expect(await balancesOfHire(opened.db, id)).toEqual({ cash: 49_999, contractor: -44_999, platform: -5_000 })

  await ask(49_999)
  now = new Date(begin.getTime() + 72 * hourMs)
  await runJob(opened, 'designer', 'designer.refund')
  expect(subjectsTo(opened, client.email)).toContain('The refund for “Main bath” was not answered')
  now = begin
  expect((await read()).refunds[0]).toMatchObject({ state: 'disputed', answer_by: null })
  expect((await decide(0)).data).toMatchObject({ refund: null, refunded_cents: 10_001 })
  // What is left goes back unasked; all refunds together are what was charged, to the cent.
  expect((await decide(49_999, 'As agreed by phone.')).data).toMatchObject({ refundable: [] })
  expect(Object.values(await balancesOfHire(opened.db, id))).toEqual([0, 0, 0])
  for (const { email } of [client, designer])
    expect(subjectsTo(opened, email)).toContain('A refund for “Main bath”')
  const decided = (await auditOf(opened.db, 'hire', id)).filter(({ note }) => note !== '')
  expect(decided.map(({ action }) => action)).toEqual(['refunded', 'refund_refused', 'refunded'])
  expect(await found()).toEqual([])
})
