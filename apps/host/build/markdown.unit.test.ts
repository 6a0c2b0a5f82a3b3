import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { blocksOf } from './markdown.ts'

test('headings, paragraphs, lists, bold words and links are read', () => {
  expect(blocksOf('## Who\n\nYou are **13**, see [the FAQ](/faq).\n\n- one\n- two\n')).toEqual([
    { heading: ['Who'] },
    { paragraph: ['You are ', { strong: '13' }, ', see ', { link: 'the FAQ', to: '/faq' }, '.'] },
    { list: [['one'], ['two']], isNumbered: false },
  ])
})

test('a text that holds HTML is refused, not shown', () => {
  expect(() => blocksOf('<img src=x onerror=alert(1)>')).toThrow('may not hold')
})

const folder = resolve(import.meta.dirname, '../src/content')
const textOf = (file: string) => readFileSync(`${folder}/${file}`, 'utf8')

test.each(readdirSync(folder).filter((file) => file.endsWith('.md') && file !== 'README.md'))(
  '%s can be read',
  (file) => expect(blocksOf(textOf(file)).length).toBeGreaterThan(5),
)

test('the terms name the ages, the days, the hours and the cap of the specification', () => {
  const terms = textOf('terms-of-service.md') + textOf('terms-and-procedures.md')
  const constants = [
    '**13**',
    '**18**',
    '12 days',
    '60 minutes',
    '48 hours',
    '46 business days',
    '$100',
    '1 year',
  ]
  expect(constants.filter((constant) => !terms.includes(constant))).toEqual([])
})
