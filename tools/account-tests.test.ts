import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const document = readFileSync(join(root, 'docs/accounts.md'), 'utf8')

/** What the table says: `file` › name. A file is known by its base name, so that it may move. */
const named = [...document.matchAll(/`([^`]+\.(?:test|spec)\.\w+)` › (.+?)\s*(?=<br>|\|)/g)].map(
  ([, path = '', name = '']) => ({ file: basename(path), name }),
)

const filesByName = new Map<string, string[]>()
for (const folder of ['apps', 'packages', 'tests'])
  for (const path of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }))
    if (/\.(test|spec)\.\w+$/.test(path) && !path.includes('node_modules'))
      filesByName.set(basename(path), [...(filesByName.get(basename(path)) ?? []), join(root, folder, path)])

/** As source code writes a test's name: between quotes of any kind. */
const isNamedIn = (source: string, name: string): boolean =>
  ["'", '"', '`'].some((quote) => source.includes(`${quote}${name}${quote}`))

const isThere = ({ file, name }: { file: string; name: string }): boolean =>
  (filesByName.get(file) ?? []).some((path) => isNamedIn(readFileSync(path, 'utf8'), name))

test('every test that docs/accounts.md names is there', () => {
  expect(named).not.toEqual([])
  expect(named.filter((one) => !isThere(one))).toEqual([])
})
