import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from './db/sql.ts'
import { hostOrigin, openTestSandbox, typeInto } from './testing/a-sandbox.ts'

let sandbox: Awaited<ReturnType<typeof openTestSandbox>>
let clock = Date.parse('2026-11-21T18:00:00Z')

beforeAll(async () => {
  sandbox = await openTestSandbox(() => new Date(clock))
}, 60_000)
afterAll(() => sandbox.close())

const secretly = {
  authorization: 'Bearer sk_test_sandbox',
  'content-type': 'application/x-www-form-urlencoded',
}
const post = (path: string, headers: Record<string, string>, body = '') =>
  fetch(sandbox.origin + path, { method: 'POST', headers, body })
const errorIn = async (reply: Response): Promise<string> => (await reply.json()).error.message

test.each([
  ['4242 4242 4242 4242', 'visa', '123'],
  ['5555555555554444', 'mastercard', '123'],
  ['2223003122003222', 'mastercard', '123'],
  ['3782 822463 10005', 'amex', '1234'],
  ['6011111111111117', 'discover', '123'],
  ['36227206271667', 'diners', '123'],
  ['3056 9300 0902 0004', 'diners', '123'],
  ['3566002020360505', 'jcb', '123'],
  ['6205500000000000004', 'unionpay', '123'],
])('the published test card %s is taken as %s', async (card_number, brand, cvv) => {
  const { status, card } = await typeInto(sandbox.origin, { card_number, cvv })
  expect(status).toBe(200)
  expect(card).toMatchObject({ brand, last4: card_number.slice(-4) })
  expect(Object.keys(card ?? {}).sort()).toEqual([
    'brand',
    'exp_month',
    'exp_year',
    'last4',
    'payment_method_id',
  ])
})

test.each([
  [{ card_number: '4242424242424241' }, { card_number: ['Invalid Card Number.'] }],
  [{ card_number: '4111111111111111' }, { card_number: ['Invalid Card Number.'] }],
  [{ card_number: '' }, { card_number: ['Invalid Card Number.'] }],
  [{ exp_date: '10/26' }, { exp_date: ['Invalid Expiration Date.'] }],
  [{ exp_date: '13/30' }, { exp_date: ['Invalid Expiration Date.'] }],
  [{ exp_date: '' }, { exp_date: ['Invalid Expiration Date.'] }],
  [{ cvv: '12' }, { cvv: ['Invalid CVC.'] }],
  [{ cvv: '1234' }, { cvv: ['Invalid CVC.'] }],
  [{ card_number: '378282246310005', cvv: '123' }, { cvv: ['Invalid CVC.'] }],
  [{ name_on_Card: ' ' }, { name_on_Card: ['Please enter the name on the card.'] }],
])('%j is refused under its field', async (typed, errors) => {
  expect(await typeInto(sandbox.origin, typed)).toEqual({ status: 422, errors })
})

test('a card is good to the end of its month', async () => {
  expect((await typeInto(sandbox.origin, { exp_date: '11/26' })).status).toBe(200)
})

test('only the frame itself hands in a card', async () => {
  for (const origin of [hostOrigin, 'https://stranger.example', undefined]) {
    const headers = { 'content-type': 'application/json', ...(origin ? { origin } : {}) }
    const body = JSON.stringify({
      card_number: '4242424242424242',
      name_on_Card: 'A',
      exp_date: '12/34',
      cvv: '123',
    })
    expect((await post('/frame/payment_methods', headers, body)).status).toBe(403)
  }
})

test('the frame is held by our host only, and reaches nothing but its own origin', async () => {
  const { headers } = await fetch(`${sandbox.origin}/frame`)
  const policy = headers.get('content-security-policy') ?? ''
  expect(policy).toContain(`frame-ancestors ${hostOrigin};`)
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("connect-src 'self'")
  expect(policy).not.toContain('unsafe')
  expect(headers.get('cache-control')).toBe('no-store')
})

test.each([
  ['no key', {}, 'You did not provide an API key.'],
  ['a publishable key', { authorization: 'Bearer pk_test_x' }, 'publishable'],
  ['a live key', { authorization: 'Bearer sk_live_veryreal' }, 'does not take live keys'],
  ['no key at all', { authorization: 'Bearer hello' }, 'Invalid API Key'],
])('%s opens nothing', async (_name, headers, said) => {
  const reply = await post('/v1/customers', { ...secretly, authorization: '', ...headers })
  expect(reply.status).toBe(401)
  const message = await errorIn(reply)
  expect(message).toContain(said)
  expect(message).not.toContain('veryreal')
})

test('a path that is not there is refused as Stripe refuses it', async () => {
  const reply = await post('/v1/charges', secretly)
  expect(reply.status).toBe(404)
  expect(await errorIn(reply)).toContain('Unrecognized request URL (POST: /v1/charges)')
})

test('a form that reaches into objects’ innards is refused', async () => {
  for (const body of ['metadata[__proto__]=x', 'constructor[prototype]=x', 'a[b][c][d][e]=x', '[x]=1'])
    expect((await post('/v1/customers', secretly, body)).status).toBe(400)
})

test('an answer is remembered for a day, by its key', async () => {
  const once = { ...secretly, 'idempotency-key': 'day' }
  const first = await (await post('/v1/customers', once, 'name=Ana')).json()
  const again = await post('/v1/customers', once, 'name=Ana')
  expect(again.headers.get('idempotent-replayed')).toBe('true')
  expect(await again.json()).toEqual(first)
  clock += 25 * 3_600_000
  const nextDay = await (await post('/v1/customers', once, 'name=Bea')).json()
  expect(nextDay.id).not.toBe(first.id)
})

test('a customer’s address is kept as it was sent, until another one is', async () => {
  const sent = 'address[line1]=1 Rodeo Drive&address[city]=Beverly Hills&address[country]=US'
  const made = await (await post('/v1/customers', secretly, sent)).json()
  expect(made.address).toEqual({
    line1: '1 Rodeo Drive',
    line2: null,
    city: 'Beverly Hills',
    state: null,
    postal_code: null,
    country: 'US',
  })
  const named = await (await post(`/v1/customers/${made.id}`, secretly, 'name=Ana')).json()
  expect(named.address).toEqual(made.address)
  const unset = await (await post(`/v1/customers/${made.id}`, secretly, 'address=')).json()
  expect(unset.address).toBeNull()
})

test('neither number nor CVC is in any column of any table', async () => {
  await typeInto(sandbox.origin, { card_number: '6011 0009 9013 9424', cvv: '987' })
  const kept = await sandbox.db.transaction(async (tx) => {
    const tables = await tx.query<{ name: string }>(sql`
      select table_name as name from information_schema.tables where table_schema = 'public'`)
    expect(tables.map(({ name }) => name)).toContain('payment_method')
    const texts = await Promise.all(
      tables.map(({ name }) =>
        tx.query<{ all: string }>({
          text: `select coalesce(string_agg(t::text, ' '), '') as all from "${name}" t`,
          values: [],
        }),
      ),
    )
    return texts
      .flat()
      .map(({ all }) => all)
      .join(' ')
  })
  expect(kept).toContain('9424')
  expect(kept).not.toContain('60110009')
  expect(kept).not.toContain(',987,')
})

test('what a test has left is forgotten before the next one begins', async () => {
  const { app, db, origin, deliveries, close } = await openTestSandbox()
  const { card } = await typeInto(origin)
  const seen = () => app.inject({ url: `/v1/payment_methods/${card?.payment_method_id}`, headers: secretly })
  expect((await seen()).statusCode).toBe(200)
  await db.forget()
  deliveries.wake()
  expect((await seen()).statusCode).toBe(404)
  expect((await typeInto(origin)).status).toBe(200)
  await close()
})
