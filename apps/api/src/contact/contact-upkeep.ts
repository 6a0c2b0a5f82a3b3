import { contactMessageDays } from '@showroom/contract/policy/figures'
import type { Queries } from '../platform/db/db.ts'
import { periods } from '../platform/jobs/job.ts'
import { deleteOldMessages } from './contact.store.ts'

/** The privacy policy says for how long we keep what is written to us. */
export const tidyMessages = (db: Queries, now: Date) =>
  deleteOldMessages(db, new Date(now.getTime() - contactMessageDays * periods.day))
