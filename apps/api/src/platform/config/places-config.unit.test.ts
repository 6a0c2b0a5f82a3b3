import { expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

const PLACES_API_KEY = 'a key of the account'
const PLACES_API_BASE = 'http://localhost:5999'

test('no address is suggested without a key; with one, by Google unless another is named', () => {
  expect(readConfig({ PLACES_API_BASE }).places).toBeNull()
  expect(readConfig({ PLACES_API_KEY }).places?.apiBase).toBe('https://places.googleapis.com')
  expect(readConfig({ PLACES_API_KEY, PLACES_API_BASE }).places?.apiBase).toBe(PLACES_API_BASE)
})

test('a key that is none is refused, and is not told', () => {
  expect(() => readConfig({ PLACES_API_KEY: 'sesame' })).toThrow(ConfigError)
  expect(() => readConfig({ PLACES_API_KEY: 'sesame' })).not.toThrow('sesame')
})

test('in production no address is asked for in the open', () => {
  const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://showroom.test' }
  expect(() => readConfig({ ...production, PLACES_API_KEY, PLACES_API_BASE })).toThrow(
    'PLACES_API_BASE must be https in production.',
  )
})
