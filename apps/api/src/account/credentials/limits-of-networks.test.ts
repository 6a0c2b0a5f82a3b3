import { expect, test } from 'vitest'
import { aMarketplace } from '../testing/marketplace.ts'
import { aRegistration } from '../testing/person.ts'

const { ask } = aMarketplace()

const code = 'A'.repeat(32)

/** Whoever has one address of IPv6 has 2⁶⁴ of them. */
test.each([
  ['POST /api/password/forgot', 30, (nth: number) => ({ email: `nobody-${nth}@people.test` })],
  ['POST /api/password/reset', 60, () => ({ code, password: 'a new long password' })],
  ['POST /api/register', 20, () => aRegistration()],
])('%s counts what comes from one network of IPv6 together', async (call, most, bodyOf) => {
  const from = async (ip: string, nth: number) => (await ask(call, { body: bodyOf(nth), ip })).status
  for (let nth = 1; nth <= most; nth++)
    expect(await from(`2001:db8:0:7::${nth.toString(16)}`, nth)).not.toBe(429)
  expect(await from('2001:db8:0:7:ffff::1', most + 1)).toBe(429)
  expect(await from('2001:db8:0:8::1', most + 2)).not.toBe(429)
})
