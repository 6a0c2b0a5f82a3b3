import { expect, test } from 'vitest'
import type { CountsWaiting } from '../account/counts-waiting.ts'
import type { Caller } from '../platform/http/who.ts'
import { waitingFor } from './waiting-for.ts'

const counting = (panel: string, count: number): CountsWaiting => ({
  panel,
  roles: ['Vendor'],
  count: async () => count,
})
const as = (type: Caller['type']): Caller => ({
  accountId: 1,
  sessionId: 1,
  type,
  isOtpGiven: true,
  isOtpRecent: false,
  isLookingOn: false,
  scope: 'account',
})

test('what several concepts have in one panel is one sum, and what is nothing is left out', async () => {
  const waiting = [counting('returns', 2), counting('returns', 3), counting('prices', 0)]
  expect(await waitingFor(as('Vendor'), waiting)).toEqual({ returns: 5 })
})

test('nobody is told of what waits for another role', async () => {
  expect(await waitingFor(as('User'), [counting('returns', 2)])).toEqual({})
})
