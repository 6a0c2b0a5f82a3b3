import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ownPath } from './redirect.ts'

describe('own paths', () => {
  test.each(['/', '/account', '/visualize/checklist', '/shop?q=a%2Fb&f=brand:x#top', '/a//b'])(
    '%s is ours',
    (path) => {
      expect(ownPath(path)).toBe(path)
    },
  )

  test.each([
    '',
    'account',
    'https://evil.example/',
    'HTTPS:evil.example',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/..//evil.example',
    '/a/../..//evil.example',
    '/\t/evil.example',
    '\t//evil.example',
    ' //evil.example',
    '/\n/evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '/%2e%2e//evil.example',
    `/${'a'.repeat(2_001)}`,
  ])('%j is not', (hostile) => {
    expect(ownPath(hostile)).toBeNull()
  })

  test('nothing that a browser would take for another site gets through, whatever is written', () => {
    const signs = [
      '/',
      '//',
      '\\',
      '..',
      '.',
      '@',
      ':',
      '?',
      '#',
      '%2f',
      '%5c',
      '%2e',
      '\t',
      '\n',
      '\r',
      '\0',
      ' ',
    ]
    const words = 'evil.example https: http: javascript: data: showroom account ／ 。 é \u202e'.split(' ')
    const piece = fc.constantFrom(...signs, ...words)
    const hostile = fc.oneof(
      fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')),
      fc.array(piece, { maxLength: 8 }).map((pieces) => `/${pieces.join('')}`),
      fc.webUrl({ withQueryParameters: true }),
      fc.string({ unit: 'binary' }),
    )
    const site = 'https://shop.example'
    const isOurs = (path: string) =>
      /^\/(?!\/)/.test(path) &&
      new URL(path, site).origin === site &&
      new URL(`/showroom${path}`, site).pathname.startsWith('/showroom/') &&
      // What was let through once stays what it is.
      ownPath(path) === path
    const holds = (text: string) => {
      const path = ownPath(text)
      return path === null || isOurs(path)
    }
    fc.assert(fc.property(hostile, holds), { numRuns: 5_000 })
  }, 60_000)
})
