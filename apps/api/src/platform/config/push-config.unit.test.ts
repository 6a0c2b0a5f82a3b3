import { expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

const publicKey = 'BD7iV4Du-35KK-HRE51n6kXg-0eXgkF4STtyY0wbuCkZYpavAoJJvBrCtiUCWoemsGpw4vLa7EMKZgZofVBMCvQ'
const privateKey = 'oKFMnNG1Zx6CXKWwZeRcWNRbeK_FiJmGtYUvi_rEEAA'
const keys = { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey }

test('nothing is pushed without keys; with them, in the name of our own inbox', () => {
  expect(readConfig({}).push).toBeNull()
  expect(readConfig({ ...keys, CONTACT_EMAIL: 'us@market.test' }).push).toEqual({
    publicKey,
    privateKey,
    contact: 'mailto:us@market.test',
  })
})

test.each([
  [{ VAPID_PUBLIC_KEY: publicKey }, 'belong together'],
  [{ VAPID_PRIVATE_KEY: privateKey }, 'belong together'],
  [{ ...keys, VAPID_PUBLIC_KEY: publicKey.replace('BD7', 'BD8') }, 'is not the public key'],
  [{ ...keys, VAPID_PRIVATE_KEY: 'AAAA' }, 'is not the public key'],
  [{ ...keys, VAPID_PUBLIC_KEY: 'no key' }, 'must be base64url'],
])('%o is refused: %s', (variables, problem) => {
  expect(() => readConfig(variables)).toThrow(ConfigError)
  expect(() => readConfig(variables)).toThrow(problem)
})

test('a private key is not repeated', () => {
  expect(() => readConfig({ VAPID_PRIVATE_KEY: 'a secret!' })).not.toThrow('a secret!')
})
