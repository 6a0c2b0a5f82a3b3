import { platformShowroom } from '@showroom/contract/shared/platform-showroom'
import { saveLead } from '../../lead/lead.store.ts'
import type { Db } from '../../platform/db/db.ts'
import { newPublicId } from '../../shared/public-id.ts'
import { requireShowroom } from '../../showroom/require-showroom.ts'
import { testDay } from '../test-clock.ts'
import { canary } from './seats.ts'

/** What Admins work off. */
export const someLead = async (db: Db): Promise<string> => {
  const publicId = newPublicId()
  await saveLead(db, {
    publicId,
    showroomId: (await requireShowroom(db, platformShowroom)).id,
    accountId: null,
    leadType: 'Pop-Ups',
    fullName: canary,
    email: 'lead@people.test',
    phoneNumber: '(213) 555-0199',
    page: '/',
    at: testDay,
  })
  return publicId
}
