import type { Worker } from 'node:worker_threads'
import { startWorker } from '../process/start-worker.ts'
import { DatabaseError, DatabaseUnavailable } from './database-error.ts'
import type { MigrationTransaction, OpenDb } from './db.ts'
import type { WorkerAnswer, WorkerStart, WorkerTask } from './embedded.messages.ts'
import { raw, type Sql } from './sql.ts'

type Waiting = { resolve: (rows: unknown[]) => void; reject: (reason: Error) => void }

/** Sends tasks to the thread in order and matches its answers to them. */
const talkTo = (worker: Worker) => {
  const waiting = new Map<number, Waiting>()
  let lastId = 0
  let gone: Error | null = null

  const end = (reason: Error) => {
    gone = reason
    for (const { reject } of waiting.values()) reject(reason)
    waiting.clear()
  }
  worker.on('message', (answer: WorkerAnswer) => {
    const asked = waiting.get(answer.id)
    waiting.delete(answer.id)
    if (answer.ok) asked?.resolve(answer.rows)
    else asked?.reject(new DatabaseError(answer.message, answer.code, answer.constraint))
  })
  worker.on('error', (error) =>
    end(new DatabaseUnavailable(`The embedded database stopped: ${error.message}`)),
  )
  worker.on('exit', () => end(new DatabaseUnavailable('The embedded database is closed.')))

  return (task: WorkerTask): Promise<unknown[]> =>
    new Promise((resolve, reject) => {
      if (gone) return reject(gone)
      lastId += 1
      waiting.set(lastId, { resolve, reject })
      worker.postMessage({ ...task, id: lastId })
    })
}

/** The one session of the database: a statement, or a whole transaction. */
const sessionOf = (ask: (task: WorkerTask) => Promise<unknown[]>) => {
  const send = async <Row>({ text, values }: Sql): Promise<Row[]> => {
    const rows = await ask({ kind: 'query', text, values })
    return rows as Row[] // the store that wrote the statement knows its columns
  }
  const inTransaction: MigrationTransaction = {
    query: send,
    script: async (text) => {
      await ask({ kind: 'script', text })
    },
  }
  const runTransaction = async <Result>(work: (tx: MigrationTransaction) => Promise<Result>) => {
    await send(raw('begin'))
    try {
      const result = await work(inTransaction)
      await send(raw('commit'))
      return result
    } catch (error) {
      await send(raw('rollback'))
      throw error
    }
  }
  return { send, runTransaction }
}

/**
 * PostgreSQL in WebAssembly, in a thread of its own so that a slow query does not stop the process from answering.
 * It has one session: while a transaction is open, everything outside of it waits.
 */
export const openEmbedded = (start: WorkerStart): OpenDb & { dump(): Promise<ArrayBuffer> } => {
  const worker = startWorker('embedded.worker', import.meta.url, start)
  const ask = talkTo(worker)
  // Resolves when the newest transaction is over. Work is posted inside `then`, so that it keeps its place in line.
  let free: Promise<void> = Promise.resolve()

  const { send, runTransaction } = sessionOf(ask)
  const nothing = () => undefined

  return {
    kind: 'embedded',
    query: (statement) => free.then(() => send(statement)),
    transaction: (work) => {
      const running = free.then(() => runTransaction(work))
      free = running.then(nothing, nothing)
      return running
    },
    dump: async () => {
      const [data] = await free.then(() => ask({ kind: 'dump' }))
      if (!(data instanceof ArrayBuffer)) throw new DatabaseUnavailable('The embedded database gave no dump.')
      return data
    },
    close: async () => {
      await free
      const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()))
      await ask({ kind: 'close' })
      await ended
    },
  }
}
