import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { registry } from './registry.ts'

const widgets = fileURLToPath(new URL('../../widgets/src/', import.meta.url))
const importsOf = (code: string) =>
  [...code.matchAll(/(?:(?:import|export) ([^;]*?) from|import\() ?'(\.[^']+)'/g)].map(
    ([, names = '', path = '']) => ({ names, path }),
  )

/** Every file that a widget draws with, itself and what comes later. */
const filesOf = (file: string, found = new Set<string>()) => {
  if (found.has(file)) return found
  found.add(file)
  const code = readFileSync(file, 'utf8').replace(/import type [^;]*? from '[^']+'/g, '')
  // Every shop brings it along for whoever has signed in; who draws the way in tells of it.
  const drawn = importsOf(code).filter(
    ({ names, path }) => !path.startsWith('../sign-in/') || names.includes('useSignIn'),
  )
  for (const { path } of drawn) filesOf(join(dirname(file), path), found)
  return found
}

/** A door may lead to pieces for other widgets, too: what counts is the widget itself. */
const startOf = (widget: string) => {
  const door = readFileSync(join(widgets, widget, 'index.ts'), 'utf8')
  const [, file = ''] = door.match(/ as Widget\b[^}]*\} from '([^']+)'/) ?? []
  return join(widgets, widget, file)
}

const eventsOf = (widget: string) => {
  const files = [...filesOf(startOf(widget))]
  const told = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\b(?:emit|act)\(\s*'([a-z-]+)'/g)].map(
      ([, event = '']) => event,
    ),
  )
  return [...new Set(told)].sort()
}

test.each(Object.entries(registry))('%s tells the events that its row names', (_tag, { widget, events }) => {
  expect(eventsOf(widget)).toEqual([...events].sort())
})
