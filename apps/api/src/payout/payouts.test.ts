import type { Notification } from '@showroom/contract/notification/notification'
import { payoutFailure } from '@showroom/contract/payout/payout-failure.messages'
import { payoutMessages as say } from '@showroom/contract/payout/payout.messages'
import { dayMs } from '@showroom/contract/shared/time'
import type { Payout } from '@showroom/contract/payout/payout'
import type { SentFile } from '@showroom/contract/shared/sent-file'
import { expect, test } from 'vitest'
import { aPayoutShop, goodBank, password } from './testing/a-payout-shop.ts'
import { allKept, forgetAnswer, payoutMovements } from './testing/payout.store.ts'

const shop = aPayoutShop()
type Pro = Awaited<ReturnType<typeof shop.thePro>>
let pro: Pro

/** Saved with the code that was mailed: what is there is changed with it alone. */
const change = async (typed: Parameters<Pro['save']>[0] = {}) => {
  const code = await pro.code()
  const { settings = {}, ...others } = typed
  return pro.save({ ...others, settings: { ...settings, current_password: password, code } })
}

test('settings are saved without a number of bank or tax office, and say where they stand', async () => {
  pro = await shop.thePro()
  expect(await pro.read()).toMatchObject({
    status: 'not_started',
    saved: null,
    tokens: { provider: 'sandbox' },
  })
  expect(await pro.save({ bank: null })).toMatchObject({ status: 422 })
  expect((await pro.save({ settings: { schedule_day: 9 } })).errors).toEqual({ schedule_day: [say.schedule] })
  expect((await pro.save({ settings: { bank_token: 'btok_never' } })).errors).toEqual({
    account_number: [say.bankRefused],
  })
  const { data } = await pro.save({ ein: '111111111' })
  expect(data).toMatchObject({
    status: 'information_needed',
    missing: [say.missing.ein],
    saved: { legal_name: 'Harvest Remodel LLC', bank_last4: '7771', bank_name: 'STRIPE TEST BANK' },
    reason: say.reasons.not_active,
  })
  const kept = await allKept(shop.db())
  for (const secret of [goodBank, '110000000', '111111111']) expect(kept).not.toContain(secret)
})

test('changing them needs the password and a fresh code, a bank is then held, and the old address is told', async () => {
  expect((await pro.save()).errors).toHaveProperty('current_password')
  const wrong = await pro.save({ settings: { current_password: password, code: '000000' } })
  expect(wrong.errors).toEqual({ code: [say.wrongCode] })
  expect(await change({ bank: null, settings: { notification_email: 'new@harvest.test' } })).toMatchObject({
    data: { status: 'active', held_until: null },
  })
  const changed = await change({ settings: { notification_email: 'newest@harvest.test' } })
  expect(changed).toMatchObject({ message: say.bankHeld, data: { reason: say.reasons.bank_changed } })
  await shop.deliver()
  expect(pro.mailsTo('new@harvest.test').map(({ subject }) => subject)).toContain(
    'Your bank account for payouts was changed',
  )
  await shop.earn(50_000)
  expect(await (await shop.anAdmin()).gather()).toMatchObject({ status: 409 })
  shop.later(3 * dayMs)
  expect((await pro.read()).reason).toBeNull()
})

const told = async () => {
  await shop.deliver()
  const { data } = await pro.call<Notification[]>('GET /api/notification')
  return data.filter(({ kind }) => kind === 'payout_told').map(({ text }) => text)
}

test('two Admins see a batch before it leaves; then it is paid once, booked and told', async () => {
  const [one, other, stale] = [
    await shop.anAdmin(),
    await shop.anAdmin(),
    await shop.anAdmin({ isFresh: false }),
  ]
  const { data: batch } = await one.gather()
  expect(batch).toMatchObject({ state: 'draft', total_cents: 50_000, can: { propose: true, approve: false } })
  expect(await other.decide(batch.id, 'approve')).toMatchObject({ status: 409 })
  await one.decide(batch.id, 'propose')
  expect(await one.decide(batch.id, 'approve')).toMatchObject({ status: 403, code: 'four_eyes' })
  expect(await stale.decide(batch.id, 'approve')).toMatchObject({ status: 403, code: 'otp_needed' })
  await shop.settle()
  expect(await payoutMovements(shop.db())).toEqual([])
  const both = await Promise.all([other.decide(batch.id, 'approve'), other.decide(batch.id, 'approve')])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  await Promise.all([shop.settle(), shop.settle()])
  await shop.settle()
  expect(await pro.payouts()).toMatchObject([{ amount_cents: 50_000, state: 'paid', bank_last4: '7771' }])
  expect((await payoutMovements(shop.db())).map(({ cents }) => cents)).toEqual([-50_000])
  expect(await shop.balance()).toBe(0)
  expect((await one.batches())[0]).toMatchObject({ state: 'settled', payouts: [{ state: 'paid' }] })
  expect(pro.mailsTo('newest@harvest.test')[0]?.subject).toBe('$500.00 are in your bank account')
  expect(await told()).toEqual(['A payout is on your bank account.'])
  expect(await shop.differences()).toEqual([])
})

test('what the bank sends back, even after it took it, is in the balance again', async () => {
  await change({ bank: '000777777789' })
  shop.later(3 * dayMs)
  await shop.earn(20_000)
  await shop.paidBatch()
  // Paid, sent back, taken back: the provider tells, and is asked.
  for (let round = 0; round < 4; round += 1) {
    await shop.settle()
    shop.later(3_600_000)
    await shop.catchUp()
  }
  const why = payoutFailure('no_account')
  expect((await pro.payouts())[0]).toMatchObject({ state: 'returned', failure: why })
  expect(await shop.sentBack()).toEqual([{ matter: 'payouts', count: 1, late: 0, due_at: null }])
  const [batch] = await (await shop.anAdmin()).batches()
  expect(batch?.payouts[0]).toMatchObject({ state: 'returned', trouble: why })
  expect((await pro.call<SentFile>('GET /api/payout/export')).data.text).toContain(why)
  expect(await shop.balance()).toBe(20_000)
  expect((await told())[0]).toBe('Your bank did not take a payout. The money is in your balance again.')
  expect((await payoutMovements(shop.db())).slice(1).map(({ cents }) => cents)).toEqual([-20_000, 20_000])
  const letter = pro
    .mailsTo('books@harvest.test')
    .find(({ subject }) => subject === 'Your bank sent $200.00 back')
  expect(letter?.text).toContain(why)
  expect(await shop.differences()).toEqual([])
})

test('an error after it was done, and a process that dies before it saves, pay nobody twice', async () => {
  await change({ bank: '000777777797' })
  expect(await shop.sentBack()).toEqual([])
  shop.later(3 * dayMs)
  const { publicId } = await shop.paidBatch()
  for (let round = 0; round < 5; round += 1) {
    await shop.settle()
    shop.later(600_000)
  }
  expect((await pro.payouts())[0]).toMatchObject({ state: 'paid', amount_cents: 20_000 })
  await forgetAnswer(shop.db(), publicId)
  shop.later(600_000)
  await shop.settle()
  await shop.settle()
  expect((await pro.payouts())[0]).toMatchObject({ state: 'paid' })
  const made = await shop.stripe().transfers.list({ transfer_group: publicId })
  expect(made.data).toHaveLength(1)
  const paid = await shop.stripe().payouts.list({}, { stripeAccount: String(made.data[0]?.destination) })
  expect(paid.data.filter(({ metadata }) => metadata?.payout === publicId)).toHaveLength(1)
  expect(await shop.differences()).toEqual([])
})

test('a schedule pays on its day, once, also when its day was slept through; its owner asks with a code', async () => {
  await shop.earn(7_000)
  shop.later(8 * dayMs)
  await Promise.all([shop.gather(), shop.gather()])
  await shop.gather()
  const admin = await shop.anAdmin()
  const [batch] = await admin.batches()
  expect(batch).toMatchObject({ state: 'draft', payouts: [{ amount_cents: 7_000 }] })
  expect(await pro.call('POST /api/payout', { code: await pro.code() })).toMatchObject({
    status: 409,
    message: say.reasons.open,
  })
  await admin.remove(batch?.payouts[0]?.id ?? '')
  await shop.settle()
  const canceled = () =>
    pro
      .mailsTo('books@harvest.test')
      .filter(({ subject }) => subject === 'Your payout of $70.00 was canceled')
  expect(canceled()).toMatchObject([{ text: expect.stringContaining('We took it out') }])
  expect((await pro.call('POST /api/payout', { code: '000000' })).errors).toEqual({ code: [say.wrongCode] })
  const asked = await pro.call('POST /api/payout', { code: await pro.code() })
  expect(asked).toMatchObject({ status: 200, data: { amount_cents: 7_000, state: 'draft' } })
  // Given back meanwhile: what is not there any more is not paid.
  await admin.decide(batch?.id ?? '', 'propose')
  await shop.earn(-500)
  await (await shop.anAdmin()).decide(batch?.id ?? '', 'approve')
  await shop.settle()
  expect((await pro.payouts())[0]).toMatchObject({ state: 'canceled' })
  expect(
    canceled()
      .map(({ text }) => text.includes('given back meanwhile'))
      .toSorted(),
  ).toEqual([false, true])
  const next = await admin.gather()
  await admin.decide(next.data.id, 'cancel')
  await shop.settle()
  expect(
    pro.mailsTo('books@harvest.test').some(({ subject }) => subject.includes('$65.00 was canceled')),
  ).toBe(true)
  expect(await shop.balance()).toBe(6_500)
  expect(await shop.differences()).toEqual([])
})

test('payouts are filtered, put in order and taken away as a file', async () => {
  const all = await pro.payouts()
  const list = async (query: string) => (await pro.call<Payout[]>(`GET /api/payout?${query}`)).data
  expect(await list('state=canceled')).toEqual(all.filter(({ state }) => state === 'canceled'))
  expect(await list('sort=made')).toEqual([...all].reverse())
  expect(await list(`s=${all[0]?.bank_last4}`)).toContainEqual(all[0])
  expect(await list('s=nobody')).toEqual([])
  const { text } = (await pro.call<SentFile>('GET /api/payout/export?state=canceled')).data
  expect(text.match(/"Canceled"/g)).toHaveLength((await list('state=canceled')).length)
})
