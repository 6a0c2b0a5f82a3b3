import { Worker } from 'node:worker_threads'

/** Threads do not inherit tsx's loader: it is registered inside before the TypeScript source is imported. */
const sourceStarter = (file: string) => `
  const { register } = require('tsx/esm/api')
  register()
  import(${JSON.stringify(file)})`

/**
 * Starts `name` (without extension), which lies beside the module whose `import.meta.url` is `from`:
 * as TypeScript in the sources, as an entry of the bundle in `dist`.
 */
export const startWorker = (name: string, from: string, workerData: unknown): Worker => {
  if (!from.endsWith('.ts')) return new Worker(new URL(`./${name}.js`, from), { workerData })
  const source = new URL(`./${name}.ts`, from).href
  return new Worker(sourceStarter(source), { workerData, eval: true })
}
