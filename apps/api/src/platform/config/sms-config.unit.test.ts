import { expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

const account = {
  TWILIO_ACCOUNT_SID: `AC${'0a'.repeat(16)}`,
  TWILIO_AUTH_TOKEN: 'a token of the account',
  TWILIO_FROM: '+15005550006',
}

test('no text message leaves without an account; with one, by Twilio unless another is named', () => {
  expect(readConfig({}).sms).toBeNull()
  expect(readConfig(account).sms).toMatchObject({ from: '+15005550006', apiBase: 'https://api.twilio.com' })
  const TWILIO_API_BASE = 'http://localhost:5999'
  expect(readConfig({ ...account, TWILIO_API_BASE }).sms?.apiBase).toBe(TWILIO_API_BASE)
})

test.each([
  [{ TWILIO_AUTH_TOKEN: undefined }, 'belong together'],
  [{ TWILIO_FROM: undefined }, 'belong together'],
  [{ TWILIO_ACCOUNT_SID: 'AC12' }, 'must be the SID'],
  [{ TWILIO_FROM: '555' }, 'must be a number'],
])('%o is refused: %s', (change, problem) => {
  expect(() => readConfig({ ...account, ...change })).toThrow(ConfigError)
  expect(() => readConfig({ ...account, ...change })).toThrow(problem)
})
