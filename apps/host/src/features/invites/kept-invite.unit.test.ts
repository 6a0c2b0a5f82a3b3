import { expect, test } from 'vitest'
import { keptIn } from './kept-invite.ts'

test('what was kept is read back', () => {
  const kept = { code: 'c', company: 'Harvest', audience: 'vendor' }
  expect(keptIn(JSON.stringify(kept))).toEqual(kept)
})

test.each([
  null,
  '',
  '{',
  '[]',
  '"x"',
  '{"code":1,"company":"a","audience":"client"}',
  '{"code":"c","company":"a","audience":"admin"}',
])('what nobody kept is nothing: %s', (text) => {
  expect(keptIn(text)).toBeNull()
})
