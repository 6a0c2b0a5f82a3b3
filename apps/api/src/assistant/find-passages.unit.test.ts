import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findPassages } from './find-passages.ts'
import { isForGoods, isQuestion, subjectsOf } from './question.ts'

const passages = [
  {
    title: 'How long can I return something?',
    text: 'You have 12 days, from the day of each delivery.',
    path: '/r',
  },
  { title: 'When am I charged?', text: 'Each delivery is charged when it leaves.', path: '/c' },
  {
    title: 'Can I pick up my order?',
    text: 'Some vendors let you collect it at their warehouse.',
    path: '/p',
  },
]

test.each([
  ['How many days do I have for returning the tile?', '/r'],
  ['can i retrun it', undefined],
  ['When is my card charged?', '/c'],
  ['Do you deliver to the warehouse of my vendor?', '/p'],
  ['Who painted the Mona Lisa?', undefined],
  ['Is the moon made of cheese?', undefined],
  ['???', undefined],
])('“%s” is answered from %s', (question, path) => {
  expect(findPassages(passages, question)[0]?.path).toBe(path)
})

test('whatever is asked, only passages that are there are found, each once', () =>
  fc.assert(
    fc.property(fc.string({ maxLength: 400 }), (question) => {
      const found = findPassages(passages, question)
      expect(found.every((passage) => passages.includes(passage))).toBe(true)
      expect(new Set(found).size).toBe(found.length)
    }),
  ))

test.each([
  ['Where is my tile?', true],
  ['where is my tile', true],
  ['Hello. Can I still change it', true],
  ['Thanks, that is great.', false],
  ['https://shop.test/?a=b', false],
  ['The grey one.', false],
])('“%s” asks something: %s', (body, is) => {
  expect(isQuestion(body)).toBe(is)
})

test('goods are looked for where they are asked for, by their own words', () => {
  expect(isForGoods('Do you have a matte black faucet?')).toBe(true)
  expect(isForGoods('When is my faucet here?')).toBe(false)
  expect(subjectsOf('Do you have a matte black faucet?')).toEqual(['matte', 'black', 'faucet'])
})
