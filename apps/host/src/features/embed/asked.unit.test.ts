import { expect, test } from 'vitest'
import { addressBack, askedIn, nameOf } from './asked.ts'

const random = 'x'.repeat(43)
const site = 'https://www.harvest.example'
const right = { showroom: 'HARVEST2', origin: site, state: random, challenge: random }
const asked = (telling: Record<string, string>) => askedIn(new URLSearchParams({ ...right, ...telling }))

test('what the widget writes into the address is read', () => {
  expect(asked({})).toEqual({ ...right, back: null })
  expect(asked({ back: `${site}/shop.html?tile=1` })?.back).toBe(`${site}/shop.html?tile=1`)
})

test.each([
  ['no showroom', { showroom: '' }],
  ['a website with a path', { origin: `${site}/path` }],
  ['a website that is none', { origin: 'null' }],
  ['a script for a website', { origin: 'javascript:alert(1)' }],
  ['a short state', { state: 'x' }],
  ['a challenge with other signs', { challenge: `${'x'.repeat(42)}!` }],
  ['a way back to another website', { back: 'https://stranger.example/' }],
  ['a way back that begins like the website', { back: `${site}.stranger.example/` }],
  ['a way back with a name in front', { back: `https://${site.slice(8)}@stranger.example/` }],
  ['a way back with a password for the website', { back: 'https://me:pw@www.harvest.example/' }],
  ['a way back that is a script', { back: 'javascript:alert(1)' }],
  ['a way back without an origin', { back: '//stranger.example' }],
])('an address with %s is nobody’s', (_what, telling) => {
  expect(asked(telling)).toBeNull()
})

test('the way back keeps path and query, and carries the answer in the fragment', () => {
  const back = addressBack(`${site}/shop.html?tile=1#old`, 'state', { code: 'abc' })
  expect(back).toBe(`${site}/shop.html?tile=1#showroom-code=abc&showroom-state=state`)
  expect(addressBack(`${site}/`, 'state', { error: 'cancelled' })).toContain('#showroom-error=cancelled')
})

test('a website is named by its host; one without encryption by all of its address', () => {
  expect(nameOf(site)).toBe('www.harvest.example')
  expect(nameOf('http://localhost:4001')).toBe('http://localhost:4001')
})
