import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { tags } from './tags.ts'

const widgets = fileURLToPath(new URL('../../widgets/src/', import.meta.url))
const doors: Record<string, string> = { shop: 'shop-front' }

const importsOf = (code: string) =>
  [...code.matchAll(/(?:from|import\() ?'(\.[^']+)'/g)].map(([, path = '']) => path)

/** Every file that a widget draws with, itself and what comes later. */
const filesOf = (file: string, found = new Set<string>()) => {
  if (found.has(file)) return found
  found.add(file)
  const code = readFileSync(file, 'utf8').replace(/import type [^;]*? from '[^']+'/g, '')
  // Every shop brings it along for whoever has signed in; who draws the way in tells of it.
  const paths = importsOf(code).filter(
    (path) => !path.startsWith('../sign-in/') || path.endsWith('/useSignIn.ts'),
  )
  for (const path of paths) filesOf(join(dirname(file), path), found)
  return found
}

const eventsOf = (tag: string) => {
  const name = tag.replace('showroom-', '')
  const files = [...filesOf(join(widgets, doors[name] ?? name, 'index.ts'))]
  const told = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\b(?:emit|act)\(\s*'([a-z-]+)'/g)].map(
      ([, event = '']) => event,
    ),
  )
  return [...new Set(told)].sort()
}

test.each(Object.entries(tags))('%s tells the events that its row of the table names', (tag, { events }) => {
  expect(eventsOf(tag)).toEqual([...events].sort())
})
