import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const api = join(import.meta.dirname, '../apps/api/src')

/** Whoever has one address of IPv6 has 2⁶⁴ of them. */
test('attempts are counted by network, never by a single address', () => {
  const sources = readdirSync(api, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.ts') && !path.endsWith('.test.ts'),
  )
  const counting = sources
    .map((path) => ({ path, text: readFileSync(join(api, path), 'utf8') }))
    .filter(({ text }) => text.includes('allowAttempt('))
  expect(counting.length).toBeGreaterThan(20)
  const byAddress = counting.filter(({ text }) => /`[^`]*\$\{(?:\w+\.)?ip\}/.test(text))
  expect(byAddress.map(({ path }) => path)).toEqual([])
})
