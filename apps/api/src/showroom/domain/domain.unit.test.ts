import { expect, test } from 'vitest'
import { type Domain, parseDomain, stateOf } from './domain.ts'
import { isPublicAddress } from './public-address.ts'

test.each([
  ['example.com', 'https://example.com'],
  ['  Example.COM ', 'https://example.com'],
  ['https://www.example.com/', 'https://www.example.com'],
  ['https://example.com:443', 'https://example.com'],
  ['bücher.example', 'https://xn--bcher-kva.example'],
  ['https://shop.xn--bcher-kva.example', 'https://shop.xn--bcher-kva.example'],
  ['example.xn--p1ai', 'https://example.xn--p1ai'],
])('“%s” means %s', (typed, origin) => {
  expect(parseDomain(typed, false)).toEqual({ origin })
})

test.each([
  '',
  'example',
  'http://example.com',
  'ftp://example.com',
  'javascript://example.com/%0aalert(1)',
  'https://example.com/shop',
  'https://example.com?x',
  'https://example.com#x',
  'https://user:secret@example.com',
  'https://example.com:8443',
  'https://192.0.2.1',
  '2130706433',
  '0x7f.1',
  'https://[2001:db8::1]',
  'https://[::ffff:169.254.169.254]',
  '*.example.com',
  'example.com.',
  '-example.com',
  'exa_mple.com',
  'https://metadata.google.internal',
  'printer.local',
  'localhost',
  'http://localhost:5173',
  'a.localhost',
  `${'a'.repeat(64)}.com`,
  `${'a.'.repeat(130)}com`,
  'example.com\nevil.example',
])('“%s” is refused in words', (typed) => {
  expect(parseDomain(typed, false)).toEqual({ problem: expect.stringMatching(/^[A-Z].*\.$/) })
})

test('this machine’s pages are named with their port, where development admits them', () => {
  expect(parseDomain('http://localhost:5173/', true)).toEqual({ origin: 'http://localhost:5173' })
  expect(parseDomain('http://example.com', true)).toHaveProperty('problem')
  expect(parseDomain('http://localhost:5173/x', true)).toHaveProperty('problem')
})

const aDomain = (facts: Partial<Domain>): Domain => ({
  origin: 'https://example.com',
  challenge: 'c',
  verifiedAt: null,
  proof: null,
  checkedAt: null,
  failedChecks: 0,
  failure: null,
  seenAt: null,
  turnedAwayAt: null,
  ...facts,
})
const at = new Date('2026-01-01')

test.each([
  ['waiting', {}],
  ['verified', { verifiedAt: at }],
  ['doubted', { verifiedAt: at, failedChecks: 2 }],
  ['lapsed', { failedChecks: 3 }],
])('a domain is %s', (state, facts) => {
  expect(stateOf(aDomain(facts))).toBe(state)
})

test.each(['93.184.216.34', '8.8.8.8', '172.15.0.1', '172.32.0.1', '2606:2800:220:1::1', '2a00:1450::1'])(
  '%s may be asked',
  (address) => {
    expect(isPublicAddress(address)).toBe(true)
  },
)

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '127.8.8.8',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::7f00:1',
  'fc00::1',
  'fd00:ec2::254',
  'fe80::1',
  'ff02::1',
  '2001:db8::1',
  '2002:7f00:1::',
  'no address',
  '',
])('%s is never asked', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})
