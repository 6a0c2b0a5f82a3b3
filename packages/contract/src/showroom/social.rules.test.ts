import { expect, test } from 'vitest'
import { longestSocial, socialAddress } from './social.rules.ts'

test.each([
  ['website', 'acmebuilders.example', 'https://acmebuilders.example/'],
  ['website', 'http://www.acme-builders.co.example/about', 'https://www.acme-builders.co.example/about'],
  ['instagram', 'instagram.com/acme', 'https://instagram.com/acme'],
  ['facebook', 'https://www.facebook.com/acme', 'https://www.facebook.com/acme'],
  ['youtube', 'https://youtu.be/abc', 'https://youtu.be/abc'],
] as const)('%s “%s” is %s', (network, typed, address) => {
  expect(socialAddress(network, typed)).toBe(address)
})

test.each([
  ['website', 'javascript:alert(1)'],
  ['website', 'https://user:secret@acme.example'],
  ['website', 'https://127.0.0.1/'],
  ['website', 'https://localhost/'],
  ['website', 'https://acme.example:8443/'],
  ['website', `https://acme.example/${'x'.repeat(longestSocial)}`],
  ['website', 'our website'],
  ['instagram', 'https://instagram.com.evil.example/acme'],
  ['instagram', 'https://notinstagram.com/acme'],
  ['instagram', 'https://instagram.com/'],
  ['pinterest', 'https://instagram.com/acme'],
] as const)('%s “%s” is none', (network, typed) => {
  expect(socialAddress(network, typed)).toBeNull()
})
