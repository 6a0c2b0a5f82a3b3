import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { slow, slowFirst } from './slow-first.mjs'

const root = join(import.meta.dirname, '../..')

test('what is known to take long is there', () => {
  expect(slow.filter((file) => !existsSync(join(root, file)))).toEqual([])
})

test('what takes longest begins first, and all else as before', () => {
  const files = ['apps/api/src/b.test.ts', ...slow.toReversed(), 'apps/api/src/a.test.ts']
  const sorted = slowFirst(files.map((file) => ({ moduleId: join(root, file) })))
  expect(sorted.map(({ moduleId }) => moduleId.slice(root.length + 1))).toEqual([
    ...slow,
    'apps/api/src/b.test.ts',
    'apps/api/src/a.test.ts',
  ])
})
