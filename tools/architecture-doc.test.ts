import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const inCheckout = (path: string) => new URL(`../${path}`, import.meta.url)
const text = (path: string) => readFileSync(inCheckout(path), 'utf8')
const document = text('docs/architecture.md')

test('every path that the map names is there', () => {
  const paths = [...document.matchAll(/`((?:apps|packages|tests|tools)\/[^`\s]+)`/g)].map(
    ([, path = '']) => path,
  )
  expect(paths.length).toBeGreaterThan(30)
  expect(paths.filter((path) => !existsSync(inCheckout(path)))).toEqual([])
})

test('ten questions of a newcomer are answered by a path each', () => {
  const section = document.split('## Ten questions')[1] ?? ''
  const rows = [...section.matchAll(/^\| (.+\?) \| `([^`]+)` \|$/gm)]
  expect(rows).toHaveLength(10)
})

test('the concepts are told in the order of the list', () => {
  const listed = [...text('apps/api/src/modules.ts').matchAll(/from '.\/([\w-]+)\/module.ts'/g)].map(
    ([, concept]) => concept,
  )
  const table = document.split('| concept | owns |')[1]?.split('\n\n')[0] ?? ''
  const told = [...table.matchAll(/^\| ([\w ·-]+) \|/gm)]
    .flatMap(([, words = '']) => words.split(' · '))
    .filter((word) => word !== '---')
  expect(told).toEqual(listed)
})
