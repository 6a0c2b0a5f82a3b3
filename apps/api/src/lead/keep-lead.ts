import { hourMs } from '@showroom/contract/shared/time'
import type { sampleRequest } from '@showroom/contract/lead/lead'
import { platformShowroom } from '@showroom/contract/shared/platform-showroom'
import type { z } from 'zod'
import { allowAttempt } from '../account/session/attempts.ts'
import { type Who, accountIdOf } from '../platform/http/who.ts'
import { emit } from '../platform/jobs/emit.ts'
import { newPublicId } from '../shared/public-id.ts'
import { showroomContext } from '../showroom/showroom.store.ts'
import type { LeadDeps } from './lead-deps.ts'
import { saveLead } from './lead.store.ts'
import { networkOf } from '../platform/http/network-of.ts'

/** From one address on the network, and for one mailbox, which somebody else could be made to get letters in. */
const limits = { network: { most: 10, windowMs: hourMs }, mailbox: { most: 3, windowMs: hourMs } }

/** Keeps what was sent, with the letters about it. A program that fills in everything is thanked, and nothing kept. */
export const keepLead = async (
  { db, now }: LeadDeps,
  sent: z.output<typeof sampleRequest>,
  who: Pick<Who, 'ip' | 'caller'>,
): Promise<void> => {
  await allowAttempt(db, { key: `lead network ${networkOf(who.ip)}`, limit: limits.network, now: now() })
  if (sent.leave_empty !== '') return
  await allowAttempt(db, {
    key: `lead mailbox ${sent.email.toLowerCase()}`,
    limit: limits.mailbox,
    now: now(),
  })
  // A showroom that has closed since is no reason to lose somebody.
  const showroom =
    (await showroomContext(db, sent.shop_profile_id)) ?? (await showroomContext(db, platformShowroom))
  if (!showroom) throw new Error('The platform has no showroom of its own.')
  const at = now()
  await db.transaction(async (tx) => {
    const leadId = await saveLead(tx, {
      publicId: newPublicId(),
      showroomId: showroom.id,
      accountId: accountIdOf(who),
      leadType: sent.lead_type,
      fullName: sent.full_name,
      email: sent.email,
      phoneNumber: sent.phone_number,
      page: sent.page,
      at,
    })
    for (const kind of ['lead_for_us', 'lead_for_pro'])
      await emit(tx, { kind, cause: `${kind} ${leadId}`, payload: { leadId }, at })
  })
}
