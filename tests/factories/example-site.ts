import { readdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { build, type Rollup } from 'vite'
import { aConsumer } from './consumer.ts'
import { embedOrigin, type GuestFile } from './guest-site.ts'

const examples = resolve(import.meta.dirname, '../../examples')

/** An example as it lies there, speaking to the server under test. */
export const filesOf = async (example: string): Promise<Record<string, string>> => {
  const folder = join(examples, example)
  const names = await readdir(folder)
  const files = await Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, name), 'utf8')
      return [`/${name}`, text.replaceAll('http://localhost:4000', embedOrigin())] as const
    }),
  )
  const { '/index.html': page = '', ...rest } = Object.fromEntries(files)
  return { ...rest, '/': page }
}

/** An example as its own `vite build` makes it, with the package as it would be installed. */
export const buildExample = async (example: string): Promise<Record<string, GuestFile>> => {
  const consumer = await aConsumer(`examples/${example}`)
  try {
    process.env.VITE_SHOWROOM_ORIGIN = embedOrigin()
    const made = await build({ root: consumer.folder, logLevel: 'error', build: { write: false } })
    if (!isOutput(made)) throw new Error('Vite was asked to watch.')
    return Object.fromEntries(made.output.map((file) => [addressOf(file.fileName), { body: bodyOf(file) }]))
  } finally {
    await consumer.remove()
  }
}

const isOutput = (made: Awaited<ReturnType<typeof build>>): made is Rollup.RollupOutput => 'output' in made

const addressOf = (fileName: string) => (fileName === 'index.html' ? '/' : `/${fileName}`)

const bodyOf = (file: Rollup.OutputChunk | Rollup.OutputAsset) =>
  file.type === 'chunk' ? file.code : Buffer.from(file.source)
