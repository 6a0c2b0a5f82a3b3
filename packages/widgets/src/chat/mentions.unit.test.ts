import { expect, test } from 'vitest'
import { mentionsIn, mentionTyped, withMention } from './mentions.ts'

test.each([
  ['@', ''],
  ['Hello @Ma', 'ma'],
  ['@Mara Ho', 'mara ho'],
  ['mail@example', null],
  ['@Mara Holt is', null],
  ['', null],
])('behind “%s” stands %s', (body, typed) => {
  expect(mentionTyped(body)).toBe(typed)
})

test('a name that is chosen takes the place of what was typed', () => {
  expect(withMention('Hello @Ma', 'Mara Holt')).toBe('Hello @Mara Holt ')
})

test('who is named in full is told', () => {
  const people = [
    { id: 'pro', name: 'Mara Holt' },
    { id: 'bo', name: 'Bo' },
    { id: 'none', name: '' },
  ]
  expect(mentionsIn('@Mara Holt, see @', people)).toEqual(['pro'])
  const alike = [
    { id: 'ann', name: 'Ann' },
    { id: 'anna', name: 'Anna' },
  ]
  expect(mentionsIn('@Anna, look', alike)).toEqual(['anna'])
  expect(mentionsIn('@Anna and @Ann, look', alike)).toEqual(['ann', 'anna'])
})
