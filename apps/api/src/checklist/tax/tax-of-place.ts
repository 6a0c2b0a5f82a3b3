import { stateOfZip } from '@showroom/contract/account/zip-state.rules'
import { rateOn } from '../../pricing/tax-rate.store.ts'
import type { Queries } from '../../platform/db/db.ts'
import type { AccessibleProject } from '../../project/project-access.store.ts'
import { isWithTax } from './allowance-tax.store.ts'

type At = { project: Pick<AccessibleProject, 'id' | 'zipCode'>; today: string }

/** What goods are taxed where the project is built; null where nobody has said where that is. */
export const taxOfPlace = async (
  db: Queries,
  { project: { zipCode }, today }: At,
): Promise<number | null> => {
  const state = stateOfZip(zipCode)
  return state === null ? null : ((await rateOn(db, { state, zipCode }, today))?.taxBps ?? null)
}

/** What allowances and what is held against them include of it. */
export const taxInAllowances = async (db: Queries, at: At): Promise<number> =>
  (await isWithTax(db, at.project.id)) ? ((await taxOfPlace(db, at)) ?? 0) : 0
