import type { Queries } from '../db/db.ts'
import { refuseUnknown } from '../http/domain-error.ts'
import { showroomContext } from './showroom.store.ts'
import type { ShowroomContext } from './showroom.ts'

/** The showroom a call names, or the 404 of the specification. */
export const requireShowroom = async (db: Queries, ref: string): Promise<ShowroomContext> =>
  (await showroomContext(db, ref)) ?? refuseUnknown()
