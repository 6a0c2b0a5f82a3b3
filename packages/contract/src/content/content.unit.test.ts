import { expect, test } from 'vitest'
import { changesOf, itemErrors, titleOf, whyNotPublished } from './content.rules.ts'

const aQuote = (telling: Record<string, string> = {}) => ({
  id: 'a',
  name: 'Ana',
  role: 'designer',
  lives_in: 'Reno, NV',
  quote: 'Good.',
  words: 'person',
  ...telling,
})

test('a thing is called by its first field', () => {
  expect(titleOf('testimonials', aQuote())).toBe('Ana')
  expect(titleOf('partners', { id: 'a', brand: 'Ironvale' })).toBe('Ironvale')
})

test.each([
  [{ quote: ' ' }, { quote: ['The quote is missing.'] }],
  [{ lives_in: 'x'.repeat(61) }, { lives_in: ['The city and state may not be longer than 60 characters.'] }],
  [{ role: 'king' }, { role: ['Please choose the role from the list.'] }],
  [{ quote: '{{luck}}' }, { quote: ['There is no figure “luck”.'] }],
  [{}, {}],
])('%j is found wrong as %j', (telling, errors) => {
  expect(itemErrors('testimonials', aQuote(telling))).toEqual(errors)
})

test('one person may say two things, and no brand stands there twice however it is written', () => {
  expect(whyNotPublished('testimonials', [aQuote(), aQuote({ id: 'b' })])).toBeNull()
  const brands = [
    { id: 'a', brand: 'Lark & Spur' },
    { id: 'b', brand: 'lark spur' },
  ]
  expect(whyNotPublished('partners', brands)).toBe('“lark spur” stands there twice.')
})

test('the audit names what came, what went, and what is said in other words', () => {
  const [ironvale, larkspur] = [
    { id: 'a', brand: 'Ironvale' },
    { id: 'b', brand: 'Larkspur' },
  ]
  expect(changesOf('partners', [[ironvale], [larkspur]])).toEqual({
    before: { Ironvale: 'Ironvale' },
    after: { Larkspur: 'Larkspur' },
  })
  expect(
    changesOf('partners', [
      [ironvale, larkspur],
      [ironvale, larkspur],
    ]),
  ).toEqual({ before: {}, after: {} })
})

const aPart = (telling: Record<string, string> = {}) => ({
  id: 'intro',
  heading: '',
  policy: 'return-policy',
  text: 'Send it back.',
  ...telling,
})

test('words that differ far behind are a change, and the audit keeps the place', () => {
  const long = 'The same words. '.repeat(40)
  const { before, after } = changesOf('policies', [
    [aPart({ text: `${long}Within 12 days.` })],
    [aPart({ text: `${long}Within 30 days.` })],
  ])
  expect(before['Return Policy']).toMatch(/^….*Within 12 days\.$/)
  expect(after['Return Policy']).toMatch(/^….*Within 30 days\.$/)
  const whole = changesOf('policies', [[], [aPart({ text: long })]])
  expect(whole.after['Return Policy']).toHaveLength(300)
})

test('parts without a heading, and what is called the same, do not overwrite each other', () => {
  const [returns, cookies] = [aPart(), aPart({ id: 'cookies', policy: 'cookies-policy', text: 'We bake.' })]
  expect(changesOf('policies', [[], [returns, cookies]]).after).toEqual({
    'Return Policy': ' · return-policy · Send it back.',
    'Cookies Policy': ' · cookies-policy · We bake.',
  })
  const two = changesOf('testimonials', [[], [aQuote(), aQuote({ id: 'b', quote: 'Better.' })]])
  expect(Object.keys(two.after)).toEqual(['Ana (a)', 'Ana (b)'])
  const renamed = changesOf('partners', [
    [
      { id: 'a', brand: 'Ironvale' },
      { id: 'b', brand: 'Larkspur' },
    ],
    [{ id: 'a', brand: 'Larkspur' }],
  ])
  expect(renamed).toEqual({
    before: { 'Larkspur (a)': 'Ironvale', 'Larkspur (b)': 'Larkspur' },
    after: { 'Larkspur (a)': 'Larkspur' },
  })
})

test('of things that were only moved the order is kept', () => {
  const [returns, cookies] = [aPart(), aPart({ id: 'cookies', policy: 'cookies-policy' })]
  expect(
    changesOf('policies', [
      [returns, cookies],
      [cookies, returns],
    ]),
  ).toEqual({
    before: { order: 'Return Policy, Cookies Policy' },
    after: { order: 'Cookies Policy, Return Policy' },
  })
})
