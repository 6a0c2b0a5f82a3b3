import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { reachOfFiles } from './reach.mjs'

const callers = new Map([
  ['cart', ['order', 'project']],
  ['order', ['shop']],
])
const covers = { 'journeys/checkout.spec.ts': ['cart', 'order'], 'journeys/every-route.spec.ts': ['*'] }
const reach = (...files: string[]) => reachOfFiles(files, { since: 'main', callers, covers })

test('a concept of the API reaches its own tests, those of all that call it, and the specs that walk through it', () => {
  const { stages, api, specs } = reach('apps/api/src/cart/read-cart.ts')
  expect(stages).toContain('api')
  expect(stages).not.toContain('widgets')
  expect(api).toEqual(['cart', 'order', 'project', 'shop'].map((name) => `apps/api/src/${name}/`))
  expect(specs).toEqual(['journeys/checkout.spec.ts', 'journeys/every-route.spec.ts'])
})

test('what everything stands on reaches everything', () => {
  for (const file of [
    'package-lock.json',
    'tools/free-ports.mjs',
    'tests/factories/person.ts',
    'packages/contract/src/shared/money.ts',
  ])
    expect(reach('docs/embedding.md', file).stages).toContain('everything')
})

test('the platform of the API reaches all of its tests', () => {
  const { stages, api, specs } = reach('apps/api/src/platform/db/sql.ts', 'apps/api/src/cart/read-cart.ts')
  expect([...stages]).toEqual(expect.arrayContaining(['api', 'journeys']))
  expect({ api, specs }).toEqual({ api: null, specs: null })
})

test('what writes the skeleton of a widget reaches the tests of the package', () => {
  for (const file of ['tools/new/widget.mjs', 'tools/write-skeleton.mjs'])
    expect([...reach(file).stages]).toEqual(['package'])
})

test('a spec reaches itself, a text of the documentation nothing', () => {
  expect(reach('tests/guest/theming.spec.ts').specs).toContain('guest/theming.spec.ts')
  expect(reach('docs/embedding.md', 'README.md').stages.size).toBe(0)
})

const here = (path: string) => new URL(`../../tests/${path}`, import.meta.url)
const kept: Record<string, string[]> = JSON.parse(readFileSync(here('covers.json'), 'utf8'))

test('each spec says what it covers, and none is named that is gone', () => {
  const specs = ['journeys', 'guest', 'visual'].flatMap((folder) =>
    readdirSync(here(folder))
      .filter((name) => name.endsWith('.spec.ts'))
      .map((name) => `${folder}/${name}`),
  )
  expect(Object.keys(kept).sort()).toEqual(specs.sort())
})

test('a spec covers concepts that exist', () => {
  const isConcept = (word: string) =>
    ['packages/contract/src', 'apps/api/src', 'apps/host/src/features', 'apps/host/src'].some((folder) =>
      existsSync(new URL(`../../${folder}/${word}`, import.meta.url)),
    )
  const unknown = [...new Set(Object.values(kept).flat())].filter((word) => word !== '*' && !isConcept(word))
  expect(unknown).toEqual([])
})
