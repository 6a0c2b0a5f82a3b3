import { expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'
import { readSocialProviders } from './social-providers.ts'

const google = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' }
const own = {
  OIDC_HOME_DEPOT_ISSUER: 'https://id.example',
  OIDC_HOME_DEPOT_CLIENT_ID: 'id',
  OIDC_HOME_DEPOT_CLIENT_SECRET: 'secret',
}

test('nothing arranged is no provider', () => {
  expect(readSocialProviders({}, true)).toEqual({ providers: [], problems: [] })
})

test('known providers need an id and a secret, any other its issuer as well', () => {
  const { providers, problems } = readSocialProviders(
    { ...google, ...own, OIDC_HOME_DEPOT_LABEL: 'Home' },
    true,
  )
  expect(problems).toEqual([])
  expect(providers.map(({ name, label, issuer }) => [name, label, issuer])).toEqual([
    ['google', 'Google', 'https://accounts.google.com'],
    ['home-depot', 'Home', 'https://id.example'],
  ])
})

test('half of an arrangement is told by the variable that is missing, and no secret is repeated', () => {
  const { providers, problems } = readSocialProviders(
    { GOOGLE_CLIENT_SECRET: 'hunter2', OIDC_X_CLIENT_ID: 'id', OIDC_Y_ISSUER: 'not an address' },
    true,
  )
  expect(providers).toEqual([])
  expect(problems).toEqual([
    'GOOGLE_CLIENT_ID must be set.',
    'OIDC_X_ISSUER must be the address of an OpenID provider.',
    'OIDC_Y_ISSUER must be the address of an OpenID provider.',
  ])
  expect(() => readConfig({ GOOGLE_CLIENT_SECRET: 'hunter2' })).toThrow(ConfigError)
})

test('a known provider cannot be arranged a second time under another issuer', () => {
  const twice = {
    OIDC_GOOGLE_ISSUER: 'https://id.example',
    OIDC_GOOGLE_CLIENT_ID: 'id',
    OIDC_GOOGLE_CLIENT_SECRET: 's',
  }
  expect(readSocialProviders({ ...google, ...twice }, true).problems).toEqual([
    'OIDC_GOOGLE_ISSUER names google, which is known.',
  ])
})

test('an issuer without https is for development only', () => {
  const plain = { ...own, OIDC_HOME_DEPOT_ISSUER: 'http://localhost:4100' }
  expect(readSocialProviders(plain, false).providers).toHaveLength(1)
  expect(readSocialProviders(plain, true).problems).toEqual([
    'OIDC_HOME_DEPOT_ISSUER must be an https address.',
  ])
})
