import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { embedFolder } from './embed-folder.mjs'

let path

beforeEach(async () => {
  path = await mkdtemp(join(tmpdir(), 'showroom-embed-'))
})
afterEach(() => rm(path, { recursive: true, force: true }))

const build = async (...names) => {
  const folder = embedFolder(path)
  for (const fileName of names) await folder.write({ fileName, code: fileName })
  await folder.finish()
}
const chunks = async () => (await readdir(join(path, 'chunks'))).sort()

test('a page that still holds yesterday’s loader gets its chunks', async () => {
  await build('v1/showroom.js', 'chunks/cart-yesterday.js')
  await build('v1/showroom.js', 'chunks/cart-today.js')
  expect(await chunks()).toEqual(
    ['today', 'yesterday'].flatMap((day) => ['', '.br', '.gz'].map((end) => `cart-${day}.js${end}`)),
  )
})

test('what no build of late has written is taken away; the same build again counts once', async () => {
  await build('chunks/oldest.js')
  await build('chunks/newer.js')
  await build('chunks/newer.js')
  for (let index = 0; index < 18; index += 1) await build(`chunks/build-${index}.js`)
  expect(await chunks()).toContain('oldest.js')
  await build('chunks/latest.js')
  expect(await chunks()).not.toContain('oldest.js')
  expect(await chunks()).toContain('newer.js')
})
