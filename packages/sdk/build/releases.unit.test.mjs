import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { publish, readReleases, recordOf, refuseImpostor } from './releases.mjs'

let folder

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'showroom-releases-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const aBuild = (text) => [
  { fileName: 'v1/showroom.js', code: `import("../chunks/cart-${text}.js")` },
  { fileName: `chunks/cart-${text}.js`, code: text },
]
const recordFor = (build, version) => recordOf(build, { version, sizes: {}, day: '2026-11-21' })
const publishAs = (version, text) => publish(aBuild(text), recordFor(aBuild(text), version), folder)

test('a release keeps its own loader and its chunks beside those of the next', async () => {
  await publishAs('0.1.0', 'first')
  await publishAs('0.10.0', 'second')
  const releases = await readReleases(folder)
  expect(releases.map(({ version, files }) => [version, files.map(({ fileName }) => fileName)])).toEqual([
    ['0.10.0', ['0.10.0/showroom.js', 'chunks/cart-second.js']],
    ['0.1.0', ['0.1.0/showroom.js', 'chunks/cart-first.js']],
  ])
})

test('a published version is never overwritten with other bytes', async () => {
  await publishAs('0.1.0', 'first')
  await expect(publishAs('0.1.0', 'other')).rejects.toThrow(/0\.1\.0 was published with other bytes/)
  expect(await readFile(join(folder, '0.1.0/showroom.js'), 'utf8')).toContain('cart-first')
  await expect(publishAs('0.1.0', 'first')).resolves.toBeUndefined()
})

test('no build may go by the name of a release that it is not', async () => {
  await publishAs('0.1.0', 'first')
  const releases = await readReleases(folder)
  expect(() => refuseImpostor(recordFor(aBuild('other'), '0.1.0'), releases)).toThrow(
    /Raise src\/version\.ts/,
  )
  expect(() => refuseImpostor(recordFor(aBuild('first'), '0.1.0'), releases)).not.toThrow()
  expect(() => refuseImpostor(recordFor(aBuild('other'), '0.1.1'), releases)).not.toThrow()
})

test('a released file that somebody changed stops the build', async () => {
  await publishAs('0.1.0', 'first')
  await writeFile(join(folder, 'chunks/cart-first.js'), 'tampered')
  await expect(readReleases(folder)).rejects.toThrow(
    'releases/chunks/cart-first.js is not what was published.',
  )
})
