import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const document = readFileSync(join(root, 'docs/specification.md'), 'utf8')
const rows = document
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| row '))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )

const pathsByName = new Map<string, string[]>()
for (const folder of ['apps', 'packages', 'tests'])
  for (const path of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }))
    if (/\.(test|spec)\.\w+$/.test(path) && !path.includes('node_modules'))
      pathsByName.set(basename(path), [...(pathsByName.get(basename(path)) ?? []), join(root, folder, path)])

/** As source code writes a test's name: between quotes of any kind. */
const isThere = (file: string, name: string): boolean =>
  (pathsByName.get(file) ?? []).some((path) => {
    const source = readFileSync(path, 'utf8')
    return ["'", '"', '`'].some((quote) => source.includes(`${quote}${name}${quote}`))
  })

test('every row says what became of it', () => {
  expect(rows.length).toBeGreaterThan(60)
  const unsaid = rows.filter(([, became = '']) => !/^(done|decision|open)\b/.test(became))
  expect(unsaid).toEqual([])
})

test('a decision names itself, and what is done its test, its decision or its issue', () => {
  const numbers = readdirSync(join(root, 'docs/decisions')).map((name) => Number(name.slice(0, 4)))
  const named = rows.flatMap(([, , where = '']) =>
    [...where.matchAll(/decision (\d+)/g)].map(([, number]) => Number(number)),
  )
  expect(named.filter((number) => !numbers.includes(number))).toEqual([])
  const unnamed = rows.filter(
    ([, became = '', where = '']) => became.startsWith('decision') && !/decision \d+/.test(where),
  )
  expect(unnamed).toEqual([])
})

test('every test that is named is there', () => {
  const named = rows.flatMap(([, , where = '']) =>
    [...where.matchAll(/`([^`]+\.(?:test|spec)\.\w+)` › (.+)$/g)].map(([, file = '', name = '']) => ({
      file,
      name,
    })),
  )
  expect(named.length).toBeGreaterThan(15)
  expect(named.filter(({ file, name }) => !isThere(file, name))).toEqual([])
})
