import Stripe from 'stripe'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openRetry, spendsKey } from './provider-retry.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const errorOf = (statusCode: number, type: 'rate_limit_error' | 'api_error') =>
  Stripe.errors.StripeError.generate({ type, message: 'no', statusCode })

test('twenty questions are asked at once, then twenty in each second', async () => {
  const retry = openRetry()
  let asked = 0
  const all = Promise.all(Array.from({ length: 45 }, () => retry(async () => (asked += 1))))
  await vi.advanceTimersByTimeAsync(0)
  expect(asked).toBe(20)
  await vi.advanceTimersByTimeAsync(500)
  expect(asked).toBe(30)
  await vi.advanceTimersByTimeAsync(750)
  expect(asked).toBe(45)
  await all
})

test('who asks too fast waits a little and asks again, three times at most', async () => {
  const retry = openRetry()
  let asked = 0
  const tooFast = retry(async () => {
    asked += 1
    throw errorOf(429, 'rate_limit_error')
  }).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(0)
  expect(asked).toBe(1)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await tooFast).toBeInstanceOf(Stripe.errors.StripeRateLimitError)
  expect(asked).toBe(3)
})

test.each([
  [
    'a time that is used up',
    new Stripe.errors.StripeConnectionError({
      message: 'Request aborted due to timeout being reached (5000ms)',
    }),
  ],
  ['an error of the provider’s own', errorOf(500, 'api_error')],
  [
    'a no of the bank',
    new Stripe.errors.StripeCardError({ message: 'Your card was declined.', type: 'card_error' }),
  ],
])('after %s nothing is asked again at once', async (_name, error) => {
  let asked = 0
  const answer = openRetry()(async () => {
    asked += 1
    throw error
  }).catch((thrown: unknown) => thrown)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await answer).toBe(error)
  expect(asked).toBe(1)
})

test('only an error of the provider’s own is kept under its key', () => {
  expect(spendsKey(errorOf(500, 'api_error'))).toBe(true)
  expect(spendsKey(errorOf(429, 'rate_limit_error'))).toBe(false)
  expect(spendsKey(new Error('a bug'))).toBe(false)
})
