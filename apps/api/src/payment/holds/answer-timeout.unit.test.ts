import { expect, test } from 'vitest'
import { readConfig } from '../../platform/config/config.ts'
import { serverOptions } from '../../platform/http/server-options.ts'
import { answerTimeoutMs } from './holds.ts'

test('no connection is cut while a buyer’s bank is waited for', () => {
  const { connectionTimeout = 0 } = serverOptions(readConfig({}))
  // Beside the wait itself, the holds of a few deliveries may each take the provider some seconds.
  expect(connectionTimeout).toBeGreaterThan(3 * answerTimeoutMs)
})
