import { AsyncLocalStorage } from 'node:async_hooks'
import type { OpenDb } from '../platform/db/db.ts'
import type { Sql } from '../platform/db/sql.ts'

type Transaction = { db: OpenDb; isOpen: boolean; around: Transaction | undefined }

/** One for all databases of a process: each further storage would be copied at every await of it, for good. */
const transactions = new AsyncLocalStorage<Transaction>()

const refuseInside = (db: OpenDb) => {
  for (let here = transactions.getStore(); here; here = here.around)
    if (here.db === db && here.isOpen)
      throw new Error('The database was asked inside an open transaction: ask its tx, or it waits for ever.')
}

/**
 * The database as a process with a single session would need it used: what is awaited inside an open transaction and
 * does not go through its `tx` would wait for that transaction for ever, so here it throws on either database.
 */
export const asOneSession = (db: OpenDb, record: (statement: Sql) => void): OpenDb => ({
  ...db,
  query: async (statement) => {
    refuseInside(db)
    record(statement)
    return db.query(statement)
  },
  transaction: async (work) => {
    refuseInside(db)
    const here: Transaction = { db, isOpen: true, around: transactions.getStore() }
    const running = db.transaction((tx) => {
      const recorded = {
        ...tx,
        query: <Row>(statement: Sql) => {
          record(statement)
          return tx.query<Row>(statement)
        },
      }
      return transactions.run(here, () => work(recorded))
    })
    return running.finally(() => {
      here.isOpen = false
    })
  },
})
