import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { exportsOf } from './registry.mjs'

const here = (path) => fileURLToPath(new URL(path, import.meta.url))

/** What a page can write and hear: names and types from the code, words from public-api.md. */
export const readElementTable = async () => {
  const [{ registry, sharedAttributes, version }, document] = await Promise.all([
    exportsOf(`export { registry } from './registry.ts'
      export { sharedAttributes } from './element/attributes.ts'
      export { version } from './version.ts'`),
    readFile(here('../src/public-api.md'), 'utf8'),
  ])
  const words = wordsIn(document)
  const events = words.events.map(([event, cancelable, detail, promise]) => ({
    name: quoted(event)[0],
    isCancelable: cancelable === 'yes',
    detail,
    promise,
  }))
  return {
    version,
    events,
    parts: words.parts,
    slots: words.slots,
    variables: words.variables,
    tags: Object.entries(registry).map(([name, tag]) => ({
      name,
      className: pascal(name),
      description: words.tags.get(name),
      attributes: Object.entries({ ...sharedAttributes, ...tag.attributes }).map(([attribute, type]) => ({
        name: attribute,
        property: camel(attribute),
        values: typeof type === 'string' ? null : [...type],
        type: typeof type === 'string' ? type : type.map((word) => `'${word}'`).join(' | '),
        description: words.attributes.get(attribute),
      })),
      events: [...tag.events, 'error'].map((event) => events.find(({ name }) => name === event)),
    })),
  }
}

const wordsIn = (document) => {
  const section = (title) => document.split(`## ${title}\n`)[1]?.split('\n## ')[0] ?? ''
  const rows = (title) =>
    section(title)
      .split('\n')
      .filter((line) => line.startsWith('| `'))
      .map((line) =>
        line
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim()),
      )
  const byName = (title) => new Map(rows(title).map((cells) => [quoted(cells[0])[0], cells.at(-1)]))
  return {
    tags: byName('Tags'),
    attributes: byName('Attributes'),
    events: rows('Events'),
    slots: rows('Slots').map(([slot, ...cells]) => ({ name: quoted(slot)[0], description: cells.at(-1) })),
    variables: quoted(section('Variables')).filter((name) => /^--[a-z-]+$/.test(name)),
    parts: quoted(section('Parts')).filter((name) => /^[a-z-]+$/.test(name)),
  }
}

const quoted = (text) => [...text.matchAll(/`([^`]+)`/g)].map(([, word]) => word)
const camel = (name) => name.replace(/-(.)/g, (_, letter) => letter.toUpperCase())
const pascal = (name) => camel(`-${name}`)
