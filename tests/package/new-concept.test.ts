import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { create } from '../../tools/new/concept.mjs'

const checkout = fileURLToPath(new URL('../..', import.meta.url))

/** What the API is compiled of, with the contract of the copy in place of the checkout's. */
const copyOfApi = async () => {
  const root = await mkdtemp(join(tmpdir(), 'showroom-new-'))
  onTestFinished(() => rm(root, { recursive: true, force: true }))
  const copied = [
    'tsconfig.base.json',
    'apps/api/src',
    'packages/contract/src',
    'packages/contract/data',
    'packages/contract/package.json',
    'packages/drawing',
    'apps/api/package.json',
    'apps/demo',
  ]
  for (const path of copied)
    await cp(join(checkout, path), join(root, path), {
      recursive: true,
      filter: (file) => !/[.]avif$|[/]dist$|node_modules/.test(file.slice(checkout.length)),
    })
  await mkdir(join(root, 'node_modules/@showroom'), { recursive: true })
  for (const name of await readdir(join(checkout, 'node_modules')))
    if (name !== '@showroom' && !name.startsWith('.'))
      await symlink(join(checkout, 'node_modules', name), join(root, 'node_modules', name))
  for (const path of ['packages/contract', 'packages/drawing', 'apps/api', 'apps/demo'])
    await symlink(join(root, path), join(root, 'node_modules/@showroom', basename(path)))
  return root
}

/** What the compiler says. */
const complaintsIn = async (folder: string): Promise<string> => {
  const compiler = join(checkout, 'node_modules/ts7/bin/tsc')
  const compiling = promisify(execFile)(process.execPath, [compiler, '-p', folder, '--singleThreaded'])
  const { stdout } = await compiling.catch((failed: { stdout: string }) => failed)
  return stdout
}

test('a new concept compiles as it is written, and touches its own folders and two lists', async () => {
  const root = await copyOfApi()
  const paths = await create({ root, name: 'order-note' })
  const ownFolders =
    /^(apps\/api\/src|packages\/contract\/src)\/order-note\/|\/migrations\/\d{3}-order-note\.sql$/
  expect(paths.filter((path) => !ownFolders.test(path))).toEqual([
    'apps/api/src/modules.ts',
    'packages/contract/src/endpoints.ts',
  ])
  const include = ['src/order-note', 'src/testing/access/requests.ts']
  const config = { extends: '../../tsconfig.base.json', compilerOptions: { types: ['node'] }, include }
  await writeFile(join(root, 'apps/api/tsconfig.json'), JSON.stringify(config))
  expect(await complaintsIn(join(root, 'apps/api'))).toBe('')
  await expect(create({ root, name: 'order-note' })).rejects.toThrow('is there already')
}, 600_000)
