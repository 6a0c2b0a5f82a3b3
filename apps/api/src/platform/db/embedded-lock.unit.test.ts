import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DatabaseInUse, lockByPidFile, lockFolder } from './embedded-lock.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'showroom-lock-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

test.each([
  { kind: 'socket', lock: lockFolder },
  { kind: 'pid file', lock: lockByPidFile },
])('a folder is taken by one at a time ($kind)', async ({ lock }) => {
  const unlock = await lock(folder)
  await expect(lock(folder)).rejects.toThrow(DatabaseInUse)
  await expect(lock(folder)).rejects.toThrow('in use by another process')
  await unlock()
  const again = await lock(folder)
  await again()
})

test('another way of writing the folder is the same folder', async () => {
  const unlock = await lockFolder(folder)
  await expect(lockFolder(join(folder, '.', 'x', '..'))).rejects.toThrow(DatabaseInUse)
  await unlock()
})

test('the pid file of a process that is gone does not count', async () => {
  const beyondAnyProcess = '999999999'
  await writeFile(join(folder, 'database.pid'), beyondAnyProcess)
  const unlock = await lockByPidFile(folder)
  expect(await readFile(join(folder, 'database.pid'), 'utf8')).toBe(String(process.pid))
  await unlock()
})
