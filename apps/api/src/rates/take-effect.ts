import { dayAndHour } from '@showroom/contract/shared/day'
import type { Db } from '../platform/db/db.ts'
import { lockDuePlans, saveInEffect } from './rate-plan.store.ts'
import { addFee } from './rates.store.ts'

/**
 * Fees whose day has come become rules of prices: every process learns of it as of any other change of the catalogue.
 * Taxes are in effect by their day alone.
 */
export const takeEffect = (db: Db, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    for (const plan of await lockDuePlans(tx, dayAndHour(now).day)) {
      if (plan.kind === 'fee') await addFee(tx, plan)
      await saveInEffect(tx, plan.id, now)
    }
  })
