import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { faqTopics, type PolicyName, policyNames } from '@showroom/contract/content/collections'
import { itemErrors, whyNotPublished } from '@showroom/contract/content/content.rules'
import { withNamedFigures } from '@showroom/contract/content/named-figures.rules'
import { shownPolicyPart } from '@showroom/contract/content/shown-content.rules'
import { blocksIn } from '@showroom/contract/content/text-blocks.rules'
import { expect, test } from 'vitest'
import { partsInSource } from '../src/features/content/parts-in-source.ts'
import { questionsInSource } from '../src/features/content/questions-in-source.ts'
import { questionsIn } from '../src/features/help/faq/questions.ts'
import { withCounts } from './figures.ts'
import { readFrontMatter } from './front-matter.ts'
import { contentOf } from './markdown.ts'

const folder = resolve(import.meta.dirname, '../src/content/faq')
const files = readdirSync(folder)
const textOf = (file: string) => readFileSync(`${folder}/${file}`, 'utf8')
const itemsOf = (file: string) =>
  questionsInSource(file.replace('.md', ''), readFrontMatter(textOf(file), file).body)

test('every topic that can be chosen is a file of the FAQ, and the other way round', () => {
  expect(faqTopics.map(({ value }) => value).toSorted()).toEqual(
    files.map((file) => file.replace('.md', '')).toSorted(),
  )
})

test.each(files)('%s looks the same published unchanged as it does from the build', (file) => {
  const built = questionsIn(contentOf(textOf(file), file).blocks)
  const items = itemsOf(file)
  expect(items.map(({ question }) => withNamedFigures(question ?? ''))).toEqual(
    built.map(({ heading }) => heading.join('')),
  )
  expect(items.map(({ answer }) => blocksIn(withNamedFigures(answer ?? '')))).toEqual(
    built.map(({ answer }) => answer),
  )
  for (const item of items) expect(itemErrors('faq', item)).toEqual({})
})

test('all of it can be published as it is', () => {
  expect(whyNotPublished('faq', files.flatMap(itemsOf))).toBeNull()
})

const pages = resolve(import.meta.dirname, '../src/content')
const partsOf = (policy: PolicyName) => {
  const file = `${policy}.md`
  const text = readFileSync(`${pages}/${file}`, 'utf8')
  const items = partsInSource(policy, readFrontMatter(withCounts(text), file).body)
  return { items, built: contentOf(text, file).blocks }
}

test.each(policyNames)('%s looks the same published unchanged as it does from the build', (policy) => {
  const { items, built } = partsOf(policy)
  expect(items.flatMap(shownPolicyPart)).toEqual(built)
  for (const item of items) expect(itemErrors('policies', item)).toEqual({})
})

test('all policies can be published as they are', () => {
  expect(
    whyNotPublished(
      'policies',
      policyNames.flatMap((policy) => partsOf(policy).items),
    ),
  ).toBeNull()
})
