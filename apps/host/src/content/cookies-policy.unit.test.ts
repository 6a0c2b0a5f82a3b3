import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const source = join(import.meta.dirname, '..')
const policy = readFileSync(join(import.meta.dirname, 'cookies-policy.md'), 'utf8')
const [, storage = ''] = policy.split('## What is kept in your browser’s storage')
const told = [...(storage.split('Until you close the tab')[0] ?? '').matchAll(/\*\*([\w-]+)\*\*/g)].map(
  ([, name]) => name,
)

/** By showroom (packages/widgets/src/shop) and by room (features/visualizer/room/draft.ts). */
const keptByName = ['cart_id', 'recently_viewed', 'room-draft']

/** What the host writes under a name of its own; what is only taken away is not kept. */
const written = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\./.test(path))
  .flatMap((path) => [
    ...readFileSync(join(source, path), 'utf8').matchAll(/writeStored\(\s*'([\w-]+)',\s*(?!null\b)/g),
  ])
  .map(([, key]) => key)

test('the cookies policy lists what is stored in the browser, and nothing else', () => {
  expect(written.length).toBeGreaterThan(10)
  expect([...new Set(told)].sort()).toEqual([...new Set([...written, ...keptByName])].sort())
})
