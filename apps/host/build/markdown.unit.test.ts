import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { type Block, wordsOf } from '../src/content/written.ts'
import { blocksOf, contentOf } from './markdown.ts'

test('headings, paragraphs, lists, bold words and links are read', () => {
  expect(blocksOf('## Who’s who?\n\nYou are **old**, see [the FAQ](/faq).\n\n- one\n- two\n')).toEqual([
    { heading: ['Who’s who?'], id: 'whos-who' },
    { paragraph: ['You are ', { strong: 'old' }, ', see ', { link: 'the FAQ', to: '/faq' }, '.'] },
    { list: [['one'], ['two']], isNumbered: false },
  ])
})

test('a text that holds HTML is refused, not shown', () => {
  expect(() => blocksOf('<img src=x onerror=alert(1)>')).toThrow('may not hold')
})

const matter = (telling = '') => `---\ntitle: A page\ndescription: What it says.\n${telling}---\n`

test('the front matter names the page and its day', () => {
  expect(contentOf(`${matter('updated: 2021-05-03\n')}Words.`, 'a.md')).toEqual({
    title: 'A page',
    description: 'What it says.',
    updated: '2021-05-03',
    blocks: [{ paragraph: ['Words.'] }],
  })
  expect(contentOf(`${matter()}Words.`, 'a.md').updated).toBeNull()
})

test.each([
  ['Words.', 'a.md does not begin with a front matter.'],
  ['---\ntitle: A page\n---\nWords.', 'a.md: the front matter has no “description”.'],
  [`${matter('author: Ada\n')}Words.`, 'a.md: nobody reads “author: Ada” in the front matter.'],
  [`${matter('updated: May 3\n')}Words.`, 'a.md: “updated” is a day such as 2022-03-09, not “May 3”.'],
  [`${matter()}Within {{return_dayz}} days.`, 'a.md: there is no figure “return_dayz”.'],
])('%j stops the build', (text, sentence) => {
  expect(() => contentOf(text, 'a.md')).toThrow(sentence)
})

test('a figure is named, and its number is put in', () => {
  const { blocks } = contentOf(`${matter()}{{return_days}} days, {{materials}} materials.`, 'a.md')
  expect(blocks).toEqual([{ paragraph: ['12 days, 25,000 materials.'] }])
})

const folder = resolve(import.meta.dirname, '../src/content')
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.md') && file !== 'README.md',
)
const textOf = (file: string) => readFileSync(`${folder}/${file}`, 'utf8')
const textIn = (block: Block): string => {
  if ('heading' in block) return wordsOf(block.heading)
  return 'paragraph' in block ? wordsOf(block.paragraph) : block.list.map(wordsOf).join('\n')
}
const linksIn = (text: string) => [...text.matchAll(/\]\(([^)]*)\)/g)].map(([, to = '']) => to)

/** A number in words is as much written by hand as one in digits. */
const inWords =
  /\b(ten|twelve|thirteen|fourteen|eighteen|twenty-four|thirty|forty-six|forty-eight|sixty|a hundred) (days|hours|minutes|percent|weeks|years|business days|dollars)/i

test.each(files)('%s can be read, and no figure in it is written by hand', (file) => {
  const { blocks } = contentOf(textOf(file), file)
  expect(blocks.length).toBeGreaterThan(5)
  const byHand = blocksOf(
    textOf(file)
      .replace(/^---\n[\s\S]*?\n---\n/, '')
      .replace(/\{\{\w+\}\}/g, ''),
  )
    .map(textIn)
    .filter((text) => /\d/.test(text) || inWords.test(text))
  expect(byHand).toEqual([])
})

test('the terms name the ages, the days, the hours and the cap of the specification', () => {
  const terms = ['terms-of-service.md', 'terms-and-procedures.md']
    .flatMap((file) => contentOf(textOf(file), file).blocks.map(textIn))
    .join('\n')
  const constants = [
    'at least 13 years',
    'under 18,',
    '12 days',
    '60 minutes',
    '48 hours',
    '46 business days',
    '$100',
    '1 year',
    '30 days',
    '7 to 14 business days',
    '2 weeks',
    '1 to 3 weeks',
    '10%',
    '10 days',
    '24 hours',
  ]
  expect(constants.filter((constant) => !terms.includes(constant))).toEqual([])
})

test('the policies have the dates of the specification', () => {
  const dayOf = (file: string) => contentOf(textOf(file), file).updated
  expect(dayOf('privacy-policy.md')).toBe('2021-05-03')
  expect(dayOf('cookies-policy.md')).toBe('2022-03-09')
})

test('each tab of the FAQ has at least eight questions, and no two questions share an address', () => {
  const tabs = files.filter((file) => file.startsWith('faq/'))
  expect(tabs).toHaveLength(7)
  const idsOf = (file: string) =>
    contentOf(textOf(file), file).blocks.flatMap((block) => ('id' in block ? [block.id] : []))
  for (const tab of tabs) expect(idsOf(tab).length, tab).toBeGreaterThanOrEqual(9)
  const ids = tabs.flatMap(idsOf)
  expect(new Set(ids).size).toBe(ids.length)
})

test('links lead to pages of this site', () => {
  const strange = files.flatMap((file) => linksIn(textOf(file)).filter((to) => !to.startsWith('/')))
  expect(strange).toEqual([])
})
