import { expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

test('nothing needs to be set', () => {
  expect(readConfig({})).toMatchObject({
    environment: 'development',
    port: 4000,
    databaseUrl: null,
    publicUrl: 'http://localhost:4000',
    rateLimits: null,
    recheckDomains: false,
    privateDomains: false,
  })
})

test('what visitors do is told to whom the configuration names, and else to nobody', () => {
  expect(readConfig({}).analyticsUrl).toBeNull()
  const ANALYTICS_URL = 'https://count.example/events'
  expect(readConfig({ ANALYTICS_URL }).analyticsUrl).toBe(ANALYTICS_URL)
  expect(() => readConfig({ ANALYTICS_URL: 'count' })).toThrow(ConfigError)
})

test('a variable that is set to nothing counts as not set', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 4000, databaseUrl: null })
})

test('production limits rates unless told otherwise', () => {
  expect(readConfig({ NODE_ENV: 'production' }).rateLimits).toEqual({ perAddress: 600, perShowroom: 300 })
  expect(readConfig({ NODE_ENV: 'production', RATE_LIMITS: 'off' }).rateLimits).toBeNull()
})

test('production proves domains in the open internet only, and looks at them daily', () => {
  const config = readConfig({ NODE_ENV: 'production', PRIVATE_DOMAINS: 'on' })
  expect(config).toMatchObject({ privateDomains: false, recheckDomains: true })
})

test('the public address is reduced to its origin', () => {
  expect(readConfig({ PUBLIC_URL: 'https://shop.example.com/showroom/' }).publicUrl).toBe(
    'https://shop.example.com',
  )
})

test('everything that is wrong is listed at once, in words', () => {
  const read = () =>
    readConfig({
      PORT: '70000',
      DATABASE_URL: 'mysql://x',
      PUBLIC_URL: 'shop',
      NODE_ENV: 'live',
      RATE_LIMITS: 'yes',
    })
  expect(read).toThrow(ConfigError)
  expect(read).toThrow('PORT must be between 1 and 65532, but is "70000".')
  expect(read).toThrow('DATABASE_URL must be a PostgreSQL address')
  expect(read).toThrow('PUBLIC_URL must be an http or https address')
  expect(read).toThrow('NODE_ENV must be development, production or test, but is "live".')
  expect(read).toThrow('RATE_LIMITS must be "on" or "off", but is "yes".')
})
