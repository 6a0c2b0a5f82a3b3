import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sharedAttributes } from '@showroom/sdk/element/attributes'
import { tags } from '@showroom/sdk/tags'
import { expect, test } from 'vitest'
import { publishedPackage } from '../factories/consumer.ts'

type Named = { name: string; type?: { text: string }; description?: string }
type Declaration = {
  tagName: string
  description?: string
  attributes: Named[]
  members: (Named & { attribute: string })[]
  events: Named[]
  cssParts: Named[]
  cssProperties: Named[]
}
type ElementsManifest = { schemaVersion: string; modules: { declarations: Declaration[] }[] }

const manifest: ElementsManifest = JSON.parse(
  readFileSync(join(publishedPackage, 'custom-elements.json'), 'utf8'),
)
const declarations = manifest.modules.flatMap((module) => module.declarations)
const namesOf = (entries: Named[]) => entries.map(({ name }) => name)

test('the manifest of custom elements tells every tag with its attributes and events', () => {
  const told = declarations.map(({ tagName, attributes, events }) => ({
    tagName,
    attributes: namesOf(attributes),
    events: namesOf(events),
  }))
  const made = Object.entries(tags).map(([tagName, tag]) => ({
    tagName,
    attributes: Object.keys({ ...sharedAttributes, ...tag.attributes }),
    events: [...tag.events, 'error'].map((name) => `showroom:${name}`),
  }))
  expect(told).toEqual(made)
})

test('nothing in the manifest is left unexplained', () => {
  const bare = declarations.flatMap(({ tagName, description, attributes, events }) =>
    [{ name: tagName, description }, ...attributes, ...events]
      .filter((entry) => !entry.description)
      .map(({ name }) => `${tagName}: ${name}`),
  )
  expect(bare).toEqual([])
})

test('attributes are told with their words and their property', () => {
  const shop = declarations.find(({ tagName }) => tagName === 'showroom-shop')
  expect(shop?.attributes.find(({ name }) => name === 'routing')?.type?.text).toBe(
    "'hash' | 'query' | 'none'",
  )
  const list = declarations.find(({ tagName }) => tagName === 'showroom-products')
  expect(list?.members.find(({ attribute }) => attribute === 'page-size')?.name).toBe('pageSize')
})

test('parts and variables of public-api.md are in the manifest', () => {
  const [list] = declarations
  expect(namesOf(list?.cssParts ?? [])).toEqual(expect.arrayContaining(['button', 'card', 'root']))
  expect(namesOf(list?.cssProperties ?? [])).toEqual(
    expect.arrayContaining(['--showroom-accent', '--showroom-radius']),
  )
})
