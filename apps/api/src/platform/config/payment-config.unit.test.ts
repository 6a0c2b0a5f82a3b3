import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const stripe = { STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_PUBLISHABLE_KEY: 'pk_test_x' }
const live = {
  STRIPE_SECRET_KEY: 'sk_live_x',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_x',
  DATABASE_URL: 'postgres://localhost/shop',
}
const secret = { STRIPE_WEBHOOK_SECRET: 'whsec_x' }

test('asking twice does once, unless a control run wants to see what becomes of it', () => {
  expect(readConfig({}).payment).toMatchObject({ provider: 'sandbox', isIdempotent: true })
  expect(readConfig({ PAYMENT_IDEMPOTENCY_KEYS: 'off' }).payment).toMatchObject({ isIdempotent: false })
})

test.each([
  ['in production', { NODE_ENV: 'production', ...stripe, ...secret }],
  ['with live keys', { ...live, ...secret }],
])('the keys are never off %s', (_where, variables) => {
  expect(() => readConfig({ ...variables, PAYMENT_IDEMPOTENCY_KEYS: 'off' })).toThrow(
    'PAYMENT_IDEMPOTENCY_KEYS=off charges people twice',
  )
})

test('each start has a secret of its own for the webhooks of our sandbox', () => {
  const [one, other] = [readConfig({}).payment, readConfig({}).payment]
  expect(one).toMatchObject({ webhookSecret: expect.stringMatching(/^whsec_.{32}$/) })
  expect(one).not.toEqual(other)
})

test('in production nobody takes money without hearing what becomes of it', () => {
  expect(() => readConfig({ NODE_ENV: 'production', ...stripe })).toThrow('STRIPE_WEBHOOK_SECRET is missing')
  const { payment } = readConfig({ NODE_ENV: 'production', ...stripe, ...secret })
  expect(payment).toMatchObject({ provider: 'stripe', webhookSecret: 'whsec_x' })
})

test('a secret is not repeated where it is wrong', () => {
  expect(() => readConfig({ STRIPE_WEBHOOK_SECRET: 'hunter2' })).toThrow(
    expect.objectContaining({ message: expect.not.stringContaining('hunter2') }),
  )
})
