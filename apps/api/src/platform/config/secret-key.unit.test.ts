import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'

const run = promisify(execFile)
const file = new URL('./secret-key.ts', import.meta.url).href
const folders = 150

/** Asks for the key of each folder at the same moment as the others do. */
const asking = `
  const [file, root, startsAt] = process.argv.slice(1)
  const { secretKeyIn } = await import(file)
  const keys = []
  for (let folder = 0; folder < ${folders}; folder += 1) {
    while (Date.now() < Number(startsAt) + folder * 4) {}
    keys.push(secretKeyIn(root + '/' + folder, null).toString('hex'))
  }
  console.log(JSON.stringify(keys))`

test('processes that start at once on one folder get the same key', async () => {
  const root = await mkdtemp(join(tmpdir(), 'showroom-key-'))
  onTestFinished(() => rm(root, { recursive: true, force: true }))
  const startsAt = String(Date.now() + 4_000)
  const args = ['--import', 'tsx', '--input-type=module', '-e', asking, file, root, startsAt]
  const answers = await Promise.all([1, 2, 3].map(() => run(process.execPath, args)))
  const [first, ...others] = answers.map(({ stdout }) => stdout.trim())
  expect(JSON.parse(first ?? '')).toHaveLength(folders)
  for (const other of others) expect(other).toBe(first)
  expect(await readdir(join(root, '0'))).toEqual(['secret-key'])
}, 60_000)
