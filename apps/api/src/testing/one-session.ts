import { AsyncLocalStorage } from 'node:async_hooks'
import type { OpenDb } from '../platform/db/db.ts'
import type { Sql } from '../platform/db/sql.ts'

/**
 * The database as a process with a single session would need it used: what is awaited inside an open transaction and
 * does not go through its `tx` would wait for that transaction for ever, so here it throws on either database.
 */
export const asOneSession = (db: OpenDb, record: (statement: Sql) => void): OpenDb => {
  const around = new AsyncLocalStorage<{ isOpen: boolean }>()
  const refuseInside = () => {
    if (around.getStore()?.isOpen)
      throw new Error('The database was asked inside an open transaction: ask its tx, or it waits for ever.')
  }
  return {
    ...db,
    query: async (statement) => {
      refuseInside()
      record(statement)
      return db.query(statement)
    },
    transaction: async (work) => {
      refuseInside()
      const here = { isOpen: true }
      const running = db.transaction((tx) => {
        const recorded = {
          ...tx,
          query: <Row>(statement: Sql) => {
            record(statement)
            return tx.query<Row>(statement)
          },
        }
        return around.run(here, () => work(recorded))
      })
      return running.finally(() => {
        here.isOpen = false
      })
    },
  }
}
