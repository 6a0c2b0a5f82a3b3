import type { User } from '@showroom/contract/account/account'
import type { PaymentDetails, SavedCard } from '@showroom/contract/payment/payment'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aRegistration, browserOn } from '../account/testing/person.ts'
import { openTestApp } from '../testing/test-app.ts'
import { giveCard } from './testing/card.store.ts'
import { startSandbox } from './testing/sandbox-process.ts'

let sandbox: Awaited<ReturnType<typeof startSandbox>>
let opened: Awaited<ReturnType<typeof openTestApp>>
let clock = Date.parse('2026-11-21T18:00:00Z')

beforeAll(async () => {
  sandbox = await startSandbox()
  opened = await openTestApp({ STRIPE_API_BASE: sandbox.origin }, () => new Date(clock))
})
afterAll(async () => {
  await opened.close()
  await sandbox.stop()
})

const ask = <Data>(...asked: Parameters<ReturnType<typeof browserOn>>) =>
  browserOn(opened.app)<Data>(...asked)
const cardsCall = <Data = SavedCard[]>(...asked: Parameters<typeof ask>) => ask<Data>(...asked)
type Profile = { payment_details: PaymentDetails | null; shipping_charge: number }

/** Registrations are counted by the hour: each comes some time after the one before. */
const register = (body: object) => {
  clock += 5 * 60_000
  return ask<{ user: User; token: string | null }>('POST /api/register', { body })
}

const aUser = async (telling: object = {}) => {
  const person = aRegistration({ ...telling })
  const { data } = await register(person)
  return { ...person, ...data }
}

const addCard = (token: string | null, paymentMethod: string) =>
  cardsCall('POST /api/payment/card', { token, body: { payment_method_id: paymentMethod } })

test('a browser is told where the card fields are', async () => {
  const { data } = await ask('GET /api/payment/setup')
  expect(data).toEqual({ provider: 'sandbox', frame_url: `${sandbox.origin}/frame` })
})

test('a card comes along with a registration and stands in the profile, as brand, last four and date', async () => {
  const { token } = await aUser({ payment_method_id: await sandbox.typed() })
  const { data } = await ask<Profile>('GET /api/profile?checkout=1', { token })
  expect(data.payment_details).toEqual({
    brand: 'visa',
    last4: '4242',
    exp_month: 12,
    exp_year: 2034,
    exp_date: '12/34',
    name_on_Card: 'Ana Quill',
    pay_street: null,
    pay_city: null,
    pay_state: null,
    pay_zip_code: null,
  })
  expect(data.shipping_charge).toBe(0)
})

test('without a card the profile says so', async () => {
  const { token } = await aUser()
  const { data } = await ask<Profile>('GET /api/profile', { token })
  expect(data.payment_details).toBeNull()
  expect((await cardsCall('GET /api/payment/card', { token })).data).toEqual([])
})

test.each([
  ['4000000000000002', { card_number: ['Your card was declined. Please try another card.'] }],
  ['4000000000009995', { card_number: ['Your card has insufficient funds. Please try another card.'] }],
  ['4000000000000069', { exp_date: ['Invalid Expiration Date.'] }],
  ['4000000000000127', { cvv: ['Invalid CVC.'] }],
  ['4000000000000119', { card_number: [expect.stringContaining('could not be checked')] }],
  ['4000002500003155', { card_number: [expect.stringContaining('Your bank wants to confirm this card')] }],
])(
  'registering with the card %s is refused under its field, and the address stays free',
  async (number, errors) => {
    const person = aRegistration({ payment_method_id: await sandbox.typed(number) })
    const refused = await register(person)
    expect(refused).toMatchObject({ status: 422, errors })
    const again = await ask('POST /api/register', {
      body: { ...person, payment_method_id: await sandbox.typed() },
    })
    expect(again.status).toBe(200)
  },
)

test('a card that no frame has given, or that somebody has handed in before, is asked for again', async () => {
  const used = await sandbox.typed()
  await register(aRegistration({ payment_method_id: used }))
  for (const payment_method_id of ['pm_neverGiven', used])
    expect(await register(aRegistration({ payment_method_id }))).toMatchObject({
      status: 422,
      errors: { card_number: ['Please enter your card again.'] },
    })
  expect(await register(aRegistration({ payment_method_id: 'none' }))).toMatchObject({
    status: 422,
    errors: { payment_method_id: ['Please enter your card again.'] },
  })
})

test('the first card is charged until another is chosen, and the newest after it is removed', async () => {
  const { token } = await aUser()
  await addCard(token, await sandbox.typed())
  await addCard(token, await sandbox.typed('5555555555554444'))
  const { data: three } = await addCard(token, await sandbox.typed('378282246310005'))
  const marks = (cards: SavedCard[]) =>
    cards.map(({ brand, is_default }) => `${brand}${is_default ? ' *' : ''}`)
  expect(marks(three)).toEqual(['visa *', 'amex', 'mastercard'])

  const mastercard = three.find(({ brand }) => brand === 'mastercard')
  const { data: chosen } = await cardsCall(`PUT /api/payment/card/${mastercard?.id}`, {
    token,
    body: { is_default: true },
  })
  expect(marks(chosen)).toEqual(['mastercard *', 'amex', 'visa'])
  const { data: profile } = await ask<Profile>('GET /api/profile', { token })
  expect(profile.payment_details?.last4).toBe('4444')

  const { data: left } = await cardsCall(`DELETE /api/payment/card/${mastercard?.id}`, { token })
  expect(marks(left)).toEqual(['amex *', 'visa'])
  const gone = await cardsCall(`DELETE /api/payment/card/${mastercard?.id}`, { token })
  expect(gone.status).toBe(404)
})

test('the same card handed in twice, also at once, is one card', async () => {
  const { token } = await aUser()
  const card = await sandbox.typed()
  const answers = await Promise.all([addCard(token, card), addCard(token, card), addCard(token, card)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect((await cardsCall('GET /api/payment/card', { token })).data).toHaveLength(1)
})

test('a removed card is gone at the provider, too', async () => {
  const { token } = await aUser()
  const card = await sandbox.typed()
  const { data } = await addCard(token, card)
  await cardsCall(`DELETE /api/payment/card/${data[0]?.id}`, { token })
  expect(await addCard(token, card)).toMatchObject({
    status: 422,
    errors: { card_number: ['Please enter your card again.'] },
  })
})

test('nobody sees, chooses, removes or takes somebody else’s card', async () => {
  const [owner, other] = [await aUser(), await aUser()]
  const card = await sandbox.typed()
  const { data: own } = await addCard(owner.token, card)
  await addCard(other.token, await sandbox.typed('5555555555554444'))
  const id = own[0]?.id
  const missing = await cardsCall('DELETE /api/payment/card/neverWas', { token: other.token })
  const body = { is_default: true }
  expect(await cardsCall(`DELETE /api/payment/card/${id}`, { token: other.token })).toEqual(missing)
  expect(await cardsCall(`PUT /api/payment/card/${id}`, { token: other.token, body })).toEqual(missing)
  expect(await addCard(other.token, card)).toMatchObject({ status: 422 })
  expect((await cardsCall('GET /api/payment/card', { token: other.token })).data).toHaveLength(1)
  expect((await cardsCall('GET /api/payment/card', { token: owner.token })).data).toEqual(own)
})

test('a card is good to the end of its month, and shown as expired after it', async () => {
  const { token, user } = await aUser()
  const today = { year: new Date(clock).getFullYear(), month: new Date(clock).getMonth() + 1 }
  await giveCard(opened.db, user.id, { expMonth: today.month, expYear: today.year })
  await giveCard(opened.db, user.id, { expMonth: today.month, expYear: today.year - 1 })
  const { data } = await cardsCall('GET /api/payment/card', { token })
  expect(data.map(({ is_expired }) => is_expired)).toEqual([false, true])
})

test('who tries card after card waits', async () => {
  const { token } = await aUser()
  for (let tried = 0; tried < 10; tried += 1)
    expect((await addCard(token, await sandbox.typed('4000000000000002'))).status).toBe(422)
  const answer = await addCard(token, await sandbox.typed())
  expect(answer.status).toBe(429)
  expect(Number(answer.retryAfter)).toBeGreaterThan(0)
})

test('whoever leaves takes their cards along, at the provider, too', async () => {
  const card = await sandbox.typed()
  const person = await aUser({ payment_method_id: card })
  const body = { current_password: person.password }
  const { data } = await ask<{ cards: SavedCard[] }>('GET /api/account/data', { token: person.token })
  expect(data.cards).toMatchObject([{ last4: '4242' }])
  expect((await ask('POST /api/account/delete', { token: person.token, body })).status).toBe(200)
  const other = await aUser()
  expect(await addCard(other.token, card)).toMatchObject({
    status: 422,
    errors: { card_number: ['Please enter your card again.'] },
  })
})
