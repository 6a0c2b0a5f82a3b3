import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rootCss } from '@showroom/widgets/ui/root.css.ts'
import { expect, test } from 'vitest'
import { sharedAttributes } from './element/attributes.ts'
import { pageOf } from './page.ts'
import { pageScript } from './page-script.ts'
import type { AttributeType } from './tag.ts'
import { tags } from './tags.ts'
import { version } from './version.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const document = readFileSync(here('./public-api.md'), 'utf8')

const section = (title: string) => {
  const [, rest = ''] = document.split(`\n## ${title}\n`)
  return rest.split(/\n##+ /)[0] ?? ''
}
const quoted = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word)
const rows = (title: string) =>
  section(title)
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|').slice(1, -1))

const written = ([name, type]: [string, AttributeType]) =>
  typeof type === 'string' ? `\`${name}\`` : `\`${name}\` (${type.map((word) => `\`${word}\``).join(', ')})`

test('every tag is written down with its attributes and events, and no other', () => {
  const told = rows('Tags').map(([tag = '', attributes = '', events = '']) => ({
    tag: quoted(tag)[0],
    attributes: attributes.trim(),
    events: quoted(events),
  }))
  const made = Object.entries(tags).map(([tag, { attributes, events }]) => ({
    tag,
    attributes: Object.entries(attributes).map(written).join(', '),
    events: [...events],
  }))
  expect(told).toEqual(made)
})

test('every attribute is explained, and no other', () => {
  const told = rows('Attributes').map(([name = '']) => quoted(name)[0])
  const made = Object.values(tags).flatMap(({ attributes }) => Object.keys(attributes))
  expect([...told].sort()).toEqual([...new Set([...Object.keys(sharedAttributes), ...made])].sort())
})

test('every event that a tag tells is explained', () => {
  const told = rows('Events').map(([name = '']) => quoted(name)[0])
  const made = new Set(['error', ...Object.values(tags).flatMap(({ events }) => [...events])])
  expect([...told].sort()).toEqual([...made].sort())
})

test('what a page’s script can call is written down', () => {
  const told = rows('Script').map(([name = '']) => quoted(name)[0]?.replace(/\(.*/, ''))
  const script = pageScript(pageOf({ showroom: 'HARVEST2', apiBase: 'https://market.test' }))
  const ours = ['addToCart', 'watchCart', 'showOverlay']
  const calls = Object.keys(script).filter((name) => !ours.includes(name))
  expect([...new Set(told)].sort()).toEqual([...calls, 'cart', 'on', 'version'].sort())
})

test('every word of the script tag is written down', () => {
  const told = rows('Script tag').map(([name = '']) => quoted(name)[0])
  const loader = readFileSync(here('./loader.ts'), 'utf8')
  const [, read = ''] = loader.match(/const \{ ([^}]+) \} = script\?\.dataset/) ?? []
  expect([...told].sort()).toEqual(
    read
      .split(', ')
      .map((name) => `data-${name}`)
      .sort(),
  )
})

test('what has a promise of its outcome is written down', () => {
  const told = rows('Events')
    .filter(([, , , promise = '']) => promise.trim() !== '')
    .map(([name = '']) => quoted(name)[0])
  const acted = sources('.ts', '.tsx').flatMap((code) =>
    [...code.matchAll(/\bact\(\s*'([a-z-]+)'/g)].map(([, name]) => name),
  )
  expect([...told].sort()).toEqual([...new Set(acted)].sort())
})

test('every variable is written down', () => {
  const looked = readFileSync(here('./ground/look.ts'), 'utf8')
  const used = [rootCss, looked, ...sources('.css.ts')].flatMap(
    (css) => css.match(/--showroom-[a-z-]+/g) ?? [],
  )
  const told = quoted(section('Variables')).filter((name) => name.startsWith('--') && !name.includes(' '))
  expect([...new Set(told)].sort()).toEqual([...new Set(used)].sort())
})

test('every part is written down', () => {
  const drawn = sources('.tsx').flatMap((code) => [
    ...[...code.matchAll(/ part="([a-z -]+)"/g)].flatMap(([, part = '']) => part.split(' ')),
    ...[...code.matchAll(/part(?:=\{|: )`(\w+) \w+-\$\{(\w+)\}`/g)].flatMap(([, part = '', kind = '']) => [
      part,
      ...kindsOf(code, kind).map((one) => `${part}-${one}`),
    ]),
  ])
  const told = quoted(section('Parts')).filter((name) => !name.startsWith('::'))
  expect([...told].sort()).toEqual([...new Set(drawn)].sort())
})

/** The words of a property's type. */
const kindsOf = (code: string, property: string) => {
  const [, words = ''] = code.match(new RegExp(`${property}\\?: ((?:'[a-z]+'[ |]*)+)`)) ?? []
  return [...words.matchAll(/'([a-z]+)'/g)].map(([, word = '']) => word)
}

test('every slot is written down', () => {
  const element = readFileSync(here('./element/Drawing.tsx'), 'utf8')
  const made = [element, ...sources('.tsx')].flatMap((code) =>
    [...code.matchAll(/<slot name="([a-z]+)"/g)].map(([, name]) => name),
  )
  const told = rows('Slots').map(([name = '']) => quoted(name)[0])
  expect([...told].sort()).toEqual([...new Set(made)].sort())
})

test('the package bears the version of the script, or of the release that the script goes on from', () => {
  const { version: published }: { version: string } = JSON.parse(
    readFileSync(here('../package.json'), 'utf8'),
  )
  const released = readdirSync(here('../releases')).filter((name) => name !== 'chunks')
  expect([version, ...released]).toContain(published)
  expect(released).not.toContain(version)
})

const sources = (...endings: string[]) => {
  const folder = here('../../widgets/src/')
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => endings.some((ending) => file.endsWith(ending)) && !/\.(test|stories)\./.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
}
