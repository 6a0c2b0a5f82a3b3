import { emptyBrief } from '@showroom/contract/designer/brief.rules'
import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import { newPublicId } from '../../shared/public-id.ts'
import { testDay } from '../../testing/test-clock.ts'
import { answerBy } from '../hire/ask-designer.ts'
import { createHire } from '../hire/hire-record.store.ts'

type Told = { designerId: string; projectId: string; message?: string }

/** A request for a quote, without the way that leads to it. */
export const aRequestedHire = async (
  db: Queries,
  { designerId, projectId, message = '' }: Told,
): Promise<string> => {
  const publicId = newPublicId()
  const [ids] = await db.query<{ profileId: number; projectId: number; clientId: number }>(sql`
    select d.id as "profileId", p.id as "projectId", p.account_id as "clientId" from designer_profile d, project p
    where d.public_id = ${designerId} and p.public_id = ${projectId}`)
  if (!ids) throw new Error('There is no such designer, or no such project.')
  await createHire(db, {
    ...ids,
    publicId,
    projectName: 'Main bath',
    zipCode: '91101',
    brief: emptyBrief,
    package: null,
    priceCents: null,
    revisionsLeft: 1,
    right: 'suggest',
    sees: 'no',
    accessDays: 30,
    message,
    state: 'requested',
    answerBy: answerBy(testDay),
    now: testDay,
  })
  return publicId
}
