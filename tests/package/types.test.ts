import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { aConsumer, readManifest } from '../factories/consumer.ts'
import { snippets } from '../factories/embedding-page.ts'

const strict: ts.CompilerOptions = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  // Our own types must stand up to it; those of others are checked where they need no more than these.
  skipLibCheck: false,
  noEmit: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: [],
}

/** What the compiler says about a project that has installed the package. */
const complaintsIn = async (project: string, files: Record<string, string> = {}) => {
  const consumer = await aConsumer(`tests/package/consumers/${project}`)
  try {
    for (const [name, code] of Object.entries(files)) writeFileSync(join(consumer.folder, name), code)
    const names = readdirSync(consumer.folder).filter((name) => /\.tsx?$/.test(name))
    const program = ts.createProgram(
      names.map((name) => join(consumer.folder, name)),
      strict,
    )
    return ts.getPreEmitDiagnostics(program).map(({ file, messageText }) => {
      const sentence = ts.flattenDiagnosticMessageText(messageText, '\n')
      return `${file?.fileName.split('/').slice(-3).join('/')}: ${sentence}`
    })
  } finally {
    await consumer.remove()
  }
}

test.each(['react', 'vue', 'svelte'])('a %s project compiles with the package, strictly', async (project) => {
  expect(await complaintsIn(project)).toEqual([])
})

test('a plain project compiles with the package, strictly, and so does the TypeScript of docs/embedding.md', async () => {
  const [snippet = ''] = snippets('ts')
  expect(snippet).not.toBe('')
  expect(await complaintsIn('plain', { 'page.ts': snippet })).toEqual([])
})

test('whatever the package names is in it', async () => {
  const consumer = await aConsumer('tests/package/consumers/plain')
  const installed = join(consumer.folder, 'node_modules/@showroom/sdk')
  const { exports } = await readManifest(join(installed, 'package.json'))
  const named = Object.values(exports ?? {}).flatMap((target) =>
    typeof target === 'string' ? [target] : Object.values(target),
  )
  expect(named.length).toBeGreaterThan(8)
  expect(named.filter((file) => !existsSync(join(installed, file)))).toEqual([])
  await consumer.remove()
})
