import fc from 'fast-check'
import { expect, test } from 'vitest'
import { redirectTarget } from './redirect.rules.ts'

const here = 'https://harvest.example/shop/index.html'
const target = (redirect: string) => redirectTarget(redirect, here, 'HARVEST2')

test.each([
  ['/materials', 'https://harvest.example/materials?showroom=HARVEST2'],
  ['materials?from=entry#top', 'https://harvest.example/shop/materials?from=entry&showroom=HARVEST2#top'],
  ['?showroom=OTHER', 'https://harvest.example/shop/index.html?showroom=HARVEST2'],
  ['https://harvest.example/', 'https://harvest.example/?showroom=HARVEST2'],
])('“%s” is followed', (redirect, followed) => {
  expect(target(redirect)).toBe(followed)
})

test.each([
  '',
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  '\\\\evil.example',
  '/\t/evil.example',
  'http://harvest.example/',
  'https://harvest.example:8443/',
  'https://harvest.example@evil.example/',
  'https://user@harvest.example/',
  'https://harvest.example.evil.example/',
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://harvest.example/9115d58c-bcda-ff47-86e5-083e9a215304',
  'filesystem:https://harvest.example/x',
  'https://[',
  'mailto:a@harvest.example',
])('“%s” leads nowhere', (redirect) => {
  expect(target(redirect)).toBeNull()
})

test('whatever is written, the visitor stays on the page’s own origin', () => {
  const pieces = fc.constantFrom(
    '/',
    '\\',
    ':',
    '@',
    '//',
    'javascript:',
    'https:',
    'evil.example',
    '.',
    '\t',
    '#',
    '?',
    '%2f',
  )
  const written = fc
    .array(fc.oneof(pieces, fc.string({ maxLength: 6 })), { maxLength: 8 })
    .map((parts) => parts.join(''))
  fc.assert(
    fc.property(written, (redirect) => {
      const followed = target(redirect)
      if (followed !== null) expect(followed.startsWith('https://harvest.example/')).toBe(true)
    }),
    { numRuns: 5_000 },
  )
})

test('a page without an address of its own leads nowhere', () => {
  expect(redirectTarget('/materials', 'about:srcdoc', 'HARVEST2')).toBeNull()
  expect(redirectTarget('about:blank', 'about:blank', 'HARVEST2')).toBeNull()
})
