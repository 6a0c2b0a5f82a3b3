import { leadDays } from '@showroom/contract/policy/figures'
import type { Queries } from '../platform/db/db.ts'
import { periods } from '../platform/jobs/job.ts'
import { deleteOldLeads } from './lead.store.ts'

/** The privacy policy says for how long we keep who asked for an offer. */
export const tidyLeads = (db: Queries, now: Date) =>
  deleteOldLeads(db, new Date(now.getTime() - leadDays * periods.day))
