import { expect, test } from 'vitest'
import { datedParts, updatedOf } from './policy-dates.rules.ts'

const aPart = (policy: string, text: string, telling: Record<string, string> = {}) => ({
  id: `${policy}-${text}`,
  heading: '',
  policy,
  text,
  ...telling,
})
const [returns, more, cookies] = [
  aPart('return-policy', 'one'),
  aPart('return-policy', 'two'),
  aPart('cookies-policy', 'three'),
]
const before = {
  published: [
    { ...returns, updated: '2026-11-01' },
    { ...more, updated: '2026-11-01' },
    { ...cookies, updated: '2026-11-02' },
  ],
  day: '2026-11-09',
}
const daysOf = (draft: Parameters<typeof datedParts>[0], was: Parameters<typeof datedParts>[1] = before) =>
  datedParts(draft, was, '2026-12-01').map(({ updated }) => updated)

test.each([
  ['nothing', [returns, more, cookies], ['2026-11-01', '2026-11-01', '2026-11-02']],
  ['where the policies stand', [cookies, returns, more], ['2026-11-02', '2026-11-01', '2026-11-01']],
  ['a word of one', [{ ...returns, text: '1' }, more, cookies], ['2026-12-01', '2026-12-01', '2026-11-02']],
  ['the order of its parts', [more, returns, cookies], ['2026-12-01', '2026-12-01', '2026-11-02']],
  ['that a part is gone', [more, cookies], ['2026-12-01', '2026-11-02']],
  [
    'that one is new',
    [returns, more, cookies, aPart('privacy-policy', 'four')],
    ['2026-11-01', '2026-11-01', '2026-11-02', '2026-12-01'],
  ],
])('where what changes is %s, each policy has its own day', (_what, draft, days) => {
  expect(daysOf(draft)).toEqual(days)
})

test('what was published before parts carried a day has that of the whole', () => {
  const old = { published: [returns, cookies], day: '2026-11-09' }
  expect(daysOf([returns, { ...cookies, text: 'new' }], old)).toEqual(['2026-11-09', '2026-12-01'])
  expect(updatedOf(old, 'cookies-policy')).toBe('2026-11-09')
  expect(updatedOf(old, 'privacy-policy')).toBeNull()
  expect(daysOf([returns], { published: null, day: null })).toEqual(['2026-12-01'])
})
