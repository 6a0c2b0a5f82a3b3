import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { create } from '../../tools/new/widget.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const packages = ['contract', 'widgets', 'sdk']

/** The sources of the packages, which see each other and what is installed. */
const copyOfPackages = async () => {
  const copy = await mkdtemp(join(tmpdir(), 'new-widget-'))
  onTestFinished(() => rm(copy, { recursive: true, force: true }))
  await cp(join(root, 'tsconfig.base.json'), join(copy, 'tsconfig.base.json'))
  for (const name of packages)
    for (const part of ['src', 'package.json', 'tsconfig.json'])
      await cp(join(root, 'packages', name, part), join(copy, 'packages', name, part), { recursive: true })
  const installed = join(copy, 'node_modules')
  await mkdir(join(installed, '@showroom'), { recursive: true })
  for (const name of packages) await symlink(join(copy, 'packages', name), join(installed, '@showroom', name))
  for (const name of await readdir(join(root, 'node_modules')))
    if (name !== '@showroom' && !name.startsWith('.'))
      await symlink(join(root, 'node_modules', name), join(installed, name))
  return copy
}

/** On one thread, as each further one works the contract's types out again. */
const compile = async (copy: string, name: string, include: string) => {
  const project = join(copy, 'packages', name, 'tsconfig.new.json')
  await writeFile(project, JSON.stringify({ extends: './tsconfig.json', include: [include] }))
  const compiler = join(root, 'node_modules/ts7/bin/tsc')
  await promisify(execFile)(process.execPath, [compiler, '-p', project, '--noEmit', '--singleThreaded'])
}

test('a new widget compiles at once, and can not be made twice', { timeout: 300_000 }, async () => {
  const copy = await copyOfPackages()
  const written = await create({ root: copy, name: 'paint-chips' })
  expect(written).toContain('packages/widgets/src/paint-chips/PaintChips.tsx')
  expect(written).toContain('packages/sdk/src/registry.ts')
  // No other widget knows of it; of the SDK any table might.
  await compile(copy, 'widgets', 'src/paint-chips')
  await compile(copy, 'sdk', 'src')
  await expect(create({ root: copy, name: 'paint-chips' })).rejects.toThrow('is there already')
})

test('a table that has no place for it stops it before anything is written', async () => {
  const copy = await copyOfPackages()
  await writeFile(join(copy, 'packages/sdk/src/runtime-doors.ts'), '')
  await expect(create({ root: copy, name: 'paint-chips' })).rejects.toThrow('0 times')
  expect(await readdir(join(copy, 'packages/widgets/src'))).not.toContain('paint-chips')
})
