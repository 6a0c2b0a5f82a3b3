import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { publishedPackage, readManifest } from '../factories/consumer.ts'

const root = resolve(import.meta.dirname, '../..')

const installed = async (name: string) => {
  const folder = name === '@showroom/sdk' ? publishedPackage : join(root, 'node_modules', name)
  return (await readManifest(join(folder, 'package.json'))).version
}

test.each(['react', 'vue', 'svelte'])(
  'the %s example names the versions it is tested with',
  async (example) => {
    const { dependencies, devDependencies } = await readManifest(
      join(root, 'examples', example, 'package.json'),
    )
    const named = { ...dependencies, ...devDependencies }
    const tested = await Promise.all(
      Object.keys(named).map(async (name) => [name, await installed(name)] as const),
    )
    expect(named).toEqual(Object.fromEntries(tested))
  },
)
