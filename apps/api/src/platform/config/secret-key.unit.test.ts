import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { bundled } from '../../../../../tools/bundled.mjs'

const folders = 150

/** Once told when, asks for the key of each folder at the same moment as the others do. */
const asking = `
  const [file, root] = process.argv.slice(1)
  const { secretKeyIn } = await import(file)
  process.on('message', (startsAt) => {
    const keys = []
    for (let folder = 0; folder < ${folders}; folder += 1) {
      while (Date.now() < startsAt + folder * 4) {}
      keys.push(secretKeyIn(root + '/' + folder, null).toString('hex'))
    }
    process.send(keys, () => process.disconnect())
  })
  process.send('ready')`

test('processes that start at once on one folder get the same key', async () => {
  const root = await mkdtemp(join(tmpdir(), 'showroom-key-'))
  onTestFinished(() => rm(root, { recursive: true, force: true }))
  const file = await bundled(fileURLToPath(new URL('./secret-key.ts', import.meta.url)))
  const args = ['--input-type=module', '-e', asking, file, root]
  const askers = [1, 2, 3].map(() =>
    spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] }),
  )
  await Promise.all(askers.map((asker) => once(asker, 'message')))
  const startsAt = Date.now() + 100
  const answers = askers.map((asker) => {
    const answer = once(asker, 'message')
    asker.send(startsAt)
    return answer
  })
  const [first, ...others] = (await Promise.all(answers)).map(([keys]) => keys)
  expect(first).toHaveLength(folders)
  for (const other of others) expect(other).toEqual(first)
  expect(await readdir(join(root, '0'))).toEqual(['secret-key'])
}, 60_000)
