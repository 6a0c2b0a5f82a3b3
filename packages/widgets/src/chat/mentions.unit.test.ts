import { expect, test } from 'vitest'
import { mentionsIn, mentionTyped, peopleMeant, withMention } from './mentions.ts'

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

test('a name that is chosen takes the place of what was typed before the caret', () => {
  expect(withMention('Hello @Ma', 9, 'Mara Holt')).toEqual({ body: 'Hello @Mara Holt ', caret: 17 })
  expect(withMention('@m, look', 2, 'Bo')).toEqual({ body: '@Bo , look', caret: 4 })
  expect(withMention('@m look @ x', 2, 'Bo')).toEqual({ body: '@Bo look @ x', caret: 4 })
})

test.each([
  ['@', ['Mara Holt', 'Bo Hale']],
  ['Hello @ma', ['Mara Holt']],
  ['@H', ['Mara Holt', 'Bo Hale']],
  ['@mara ho', ['Mara Holt']],
  ['@Mara Holt', []],
  ['@ara', []],
  ['no one', []],
])('behind “%s” these are meant: %j', (before, names) => {
  const people = [{ name: 'Mara Holt' }, { name: 'Bo Hale' }, { name: '' }]
  expect(peopleMeant(people, before).map(({ name }) => name)).toEqual(names)
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
