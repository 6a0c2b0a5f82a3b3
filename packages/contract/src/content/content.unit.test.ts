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
