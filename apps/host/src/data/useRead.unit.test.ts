import { expect, test } from 'vitest'
import { lasting } from './useRead.ts'

const retry = () => undefined
const failed = { kind: 'failed', sentence: 'Try later.', failure: null, retry } as const

test('what was read stays when a later look fails or is under way; what never came does not', () => {
  const last = { data: [1] }
  const there = { kind: 'ready', reply: last, retry }
  expect(lasting({ ...failed, last })).toEqual(there)
  expect(lasting({ kind: 'waiting', retry, last })).toEqual(there)
  expect(lasting({ ...failed, last: undefined })).toMatchObject({ kind: 'failed' })
})
