import { Worker } from 'node:worker_threads'

const built = new URL('../../dist/', import.meta.url)

/**
 * The API's tests find this where the product finds `platform/process/start-worker.ts`: a thread from the sources would
 * translate all of them anew. What is built is of the same sources: `tools/built-servers-for-tests.mjs`.
 */
export const startWorker = (name: string, _from: string, workerData: unknown): Worker =>
  new Worker(new URL(`${name}.js`, built), { workerData })
