import { expect, test } from 'vitest'
import { readConfig } from '../config/config.ts'
import { serverOptions } from './server-options.ts'

const keepAlive = (variables: Record<string, string>) =>
  serverOptions(readConfig({ NODE_ENV: 'test', ...variables })).keepAliveTimeout

test('behind a proxy a connection is kept longer than by the proxy, so that it is never ours that ends first', () => {
  expect(keepAlive({ TRUST_PROXY: '10.0.0.1' })).toBeGreaterThan(60_000)
  expect(keepAlive({})).toBeLessThanOrEqual(5_000)
})
