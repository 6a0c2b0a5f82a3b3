import type { SavedCard } from '@showroom/contract/payment/payment'
import { afterEach, expect, test } from 'vitest'
import { aRegistration, browserOn } from '../../account/testing/person.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { type Asked, aProvider } from '../testing/a-provider.ts'

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

const opened = async (answer: (asked: Asked) => { status?: number; body: unknown }) => {
  const provider = await aProvider(answer)
  const { app, close } = await openTestApp({ STRIPE_API_BASE: provider.origin, LOG_LEVEL: 'silent' })
  closing.push(provider.stop, close)
  return { provider, ask: browserOn(app) }
}

const customer = { object: 'customer', id: 'cus_1' }
const succeeded = { object: 'setup_intent', id: 'seti_1', status: 'succeeded' }
const method = {
  object: 'payment_method',
  id: 'pm_given',
  type: 'card',
  customer: 'cus_1',
  billing_details: { name: null },
  card: { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2034 },
}
const rightAnswer = ({ method: verb, path }: Asked): { status?: number; body: unknown } => {
  if (verb === 'DELETE') return { body: { ...customer, deleted: true } }
  if (path === '/v1/customers') return { body: customer }
  return { body: path.startsWith('/v1/setup_intents') ? succeeded : method }
}

const registering = (telling: object = {}) => ({
  body: aRegistration({ payment_method_id: 'pm_given', ...telling }),
})
const unavailable = {
  status: 422,
  errors: { card_number: ['Your card could not be checked right now. Please try again in a few minutes.'] },
}

test('each question to the provider carries our own key, so that asking again does nothing twice', async () => {
  const { provider, ask } = await opened(rightAnswer)
  const { status, data } = await ask('POST /api/register', registering())
  expect(status).toBe(200)
  const [made, confirmed, read] = provider.asked
  expect(made).toMatchObject({ method: 'POST', path: '/v1/customers' })
  expect(made?.key).toContain(data.user.id)
  expect(confirmed).toMatchObject({ path: '/v1/setup_intents', key: 'setup cus_1 pm_given' })
  expect(read).toMatchObject({ method: 'GET', path: '/v1/payment_methods/pm_given' })
  expect(provider.asked).toHaveLength(3)
})

test.each(['Łukasz Żak', 'Nguyễn Thị Hoa', 'Ana 💚 Quill', '李 小龙'])(
  'a card is kept for %s: no letter of a name is in the way of the question',
  async (full_name) => {
    const { provider, ask } = await opened(rightAnswer)
    expect(await ask('POST /api/register', registering({ full_name }))).toMatchObject({ status: 200 })
    expect(provider.asked[0]?.key).toMatch(/^[ -~]{1,255}$/)
  },
)

test.each<[string, (asked: Asked) => { status?: number; body: unknown } | null]>([
  ['an empty object for a customer', ({ path }) => (path === '/v1/customers' ? { body: {} } : null)],
  [
    'a setup that is none',
    ({ path }) => (path === '/v1/setup_intents' ? { body: { status: 'succeeded' } } : null),
  ],
  [
    'a status that there is not',
    ({ path }) => (path === '/v1/setup_intents' ? { body: { ...succeeded, status: 'fine' } } : null),
  ],
  [
    'a card without digits',
    ({ method: verb }) => (verb === 'GET' ? { body: { ...method, card: {} } } : null),
  ],
  [
    'a card of somebody else',
    ({ method: verb }) => (verb === 'GET' ? { body: { ...method, customer: 'cus_2' } } : null),
  ],
  ['another card', ({ method: verb }) => (verb === 'GET' ? { body: { ...method, id: 'pm_other' } } : null)],
  ['no JSON', ({ path }) => (path === '/v1/setup_intents' ? { body: '<h1>Hello</h1>' } : null)],
  [
    'a wrong key',
    ({ path }) => (path === '/v1/customers' ? { status: 401, body: { error: { message: 'no' } } } : null),
  ],
])('%s is no success: nobody is registered by it, and the customer is forgotten', async (_name, nonsense) => {
  let isSane = false
  const { provider, ask } = await opened((asked) => (isSane ? null : nonsense(asked)) ?? rightAnswer(asked))
  const person = registering()
  expect(await ask('POST /api/register', person)).toMatchObject(unavailable)
  const isMade = provider.asked.some(
    ({ path, method: verb }) => verb === 'POST' && path === '/v1/setup_intents',
  )
  const isForgotten = provider.asked.some(
    ({ method: verb, path }) => verb === 'DELETE' && path === '/v1/customers/cus_1',
  )
  expect(isForgotten).toBe(isMade)
  isSane = true
  expect((await ask('POST /api/register', person)).status).toBe(200)
})

test('a provider that is not there keeps nobody from registering without a card', async () => {
  const { provider, ask } = await opened(rightAnswer)
  await provider.stop()
  expect(await ask('POST /api/register', registering())).toMatchObject(unavailable)
  expect((await ask('POST /api/register', registering({ payment_method_id: undefined }))).status).toBe(200)
})

test('an address that is taken is told before anybody is asked about the card', async () => {
  const { provider, ask } = await opened(rightAnswer)
  const person = registering({ payment_method_id: undefined })
  await ask('POST /api/register', person)
  const again = await ask('POST /api/register', { body: { ...person.body, payment_method_id: 'pm_given' } })
  expect(again.errors).toEqual({ email: ['The email has already been taken.'] })
  expect(provider.asked).toEqual([])
})

test('a card that the provider does not let go of stays in the list', async () => {
  const { ask } = await opened((asked) =>
    asked.path.endsWith('/detach') ? { status: 500, body: { error: { message: 'no' } } } : rightAnswer(asked),
  )
  const { data } = await ask('POST /api/register', registering())
  const { data: cards } = await ask<SavedCard[]>('GET /api/payment/card', { token: data.token })
  const removed = await ask(`DELETE /api/payment/card/${cards[0]?.id}`, { token: data.token })
  expect(removed).toMatchObject(unavailable)
  expect((await ask<SavedCard[]>('GET /api/payment/card', { token: data.token })).data).toEqual(cards)
})

test('where no cards are taken, that is said', async () => {
  const { app, close } = await openTestApp()
  closing.push(close)
  const ask = browserOn(app)
  expect((await ask<object>('GET /api/payment/setup')).data).toEqual({ provider: 'none' })
  expect(await ask('POST /api/register', registering())).toMatchObject({
    status: 422,
    errors: { card_number: ['Cards can not be added right now.'] },
  })
})
