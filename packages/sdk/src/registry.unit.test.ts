import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, expectTypeOf, test } from 'vitest'
import { doors, names } from './doors.ts'
import { runtimeDoors } from './runtime-doors.ts'
import type * as react from './react.tsx'
import { registry, type TagName } from './registry.ts'
import type { ComponentName } from './tag.ts'

const read = (file: string) => readFileSync(fileURLToPath(new URL(file, import.meta.url)), 'utf8')
const rows = Object.entries(registry)

test('every tag has its React component: the compiler says which is missing', () => {
  expectTypeOf<typeof react>().toExtend<Record<ComponentName<TagName>, unknown>>()
  const exported = [...read('./react.tsx').matchAll(/export const (\w+) = inShadow/g)].map(([, name]) => name)
  const wanted = rows.map(([tag]) =>
    tag.replace(/(^|-)(.)/g, (_, _dash, letter: string) => letter.toUpperCase()),
  )
  expect(exported.toSorted()).toEqual(wanted.toSorted())
})

test('the loader knows the name of every tag', () => {
  expect(names.toSorted()).toEqual(Object.keys(registry).toSorted())
})

test('each door leads to the folder of its row, from the file that the row says', () => {
  const files = { loader: Object.keys(doors), runtime: Object.keys(runtimeDoors) }
  const code = read('./doors.ts') + read('./runtime-doors.ts')
  for (const [tag, { widget, door }] of rows) {
    expect(files[door]).toContain(tag)
    // Beside its own folder a door may ask for what its first view shows.
    const opened = String.raw`'${tag}': \(\) =>\s+(?:Promise\.all\(\[)?import\('@showroom/widgets/${widget}'\)`
    expect(code).toMatch(new RegExp(opened))
  }
})
