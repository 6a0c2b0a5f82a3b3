import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import type { WorkerAnswer, WorkerRequest, WorkerStart } from './embedded.messages.ts'
import { namedStatements } from './named-statements.ts'

/** Data type ids whose values a driver would hand out as bigint, text or Date. */
const int8 = 20
const numeric = 1700
const date = 1082

/** A quarter of what PostgreSQL takes by itself: the memory that it reads through is never given back. */
const readCache = ['-c', 'shared_buffers=32MB']

const start: WorkerStart = workerData

const opening = PGlite.create({
  ...(start.folder === null ? {} : { dataDir: start.folder }),
  ...(start.dump === null ? {} : { loadDataDir: new Blob([start.dump]) }),
  extensions: { pg_trgm, unaccent },
  startParams: [...PGlite.defaultStartParams, ...readCache],
  parsers: { [int8]: Number, [numeric]: Number, [date]: (text: string) => text },
})

const named = opening.then(namedStatements)

const perform = async (request: WorkerRequest): Promise<WorkerAnswer> => {
  const pglite = await opening
  if (request.kind === 'query') {
    const rows = await (await named).query(request.text, request.values)
    return { id: request.id, ok: true, rows }
  }
  if (request.kind === 'script') {
    await pglite.exec(request.text)
    await (await named).forget()
  }
  if (request.kind === 'close') await pglite.close()
  if (request.kind === 'dump') {
    const file = await pglite.dumpDataDir('none')
    return { id: request.id, ok: true, rows: [await file.arrayBuffer()] }
  }
  return { id: request.id, ok: true, rows: [] }
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

/** Only what a log needs: PGlite's own errors print kilobytes of minified source. */
const failure = (id: number, error: unknown): WorkerAnswer => {
  const thrown = error instanceof Error ? error : new Error(String(error))
  const code = 'code' in thrown ? textOf(thrown.code) : undefined
  const constraint = 'constraint' in thrown ? textOf(thrown.constraint) : undefined
  return { id, ok: false, message: thrown.message, code, constraint }
}

let last: Promise<void> = Promise.resolve()

parentPort?.on('message', (request: WorkerRequest) => {
  last = last.then(async () => {
    const answer = await perform(request).catch((error: unknown) => failure(request.id, error))
    parentPort?.postMessage(answer)
    if (request.kind === 'close') parentPort?.close()
  })
})
