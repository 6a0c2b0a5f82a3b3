import { approvalHours, approvalReminderHours } from '@showroom/contract/policy/figures'
import { hourMs } from '@showroom/contract/shared/time'
import type { Db } from '../platform/db/db.ts'
import { tellLate } from './application-events.ts'
import { markLate } from './late.store.ts'

const waitsForMs = (approvalHours - approvalReminderHours) * hourMs

/** Who waits for so long that our promise is about to be broken: Admins are told, once. */
export const tellOfLate = (db: Db, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const late = await markLate(tx, { before: new Date(now.getTime() - waitsForMs), now })
    for (const { publicId: application, company, since } of late)
      await tellLate(tx, { application, company, since }, now)
  })
