import type { LeadRow } from '@showroom/contract/lead/lead'
import { z } from 'zod'
import { accountByPublicId } from '../account/account.store.ts'
import { pageOf } from '../account/letters.ts'
import type { Db } from '../platform/db/db.ts'
import type { Letter, Sender } from '../platform/mail/letter.ts'
import type { Mail } from '../platform/mail/mail.ts'
import type { JobHandlers } from '../platform/jobs/job.ts'
import { leadById } from './lead.store.ts'

export type LeadMailParts = {
  db: Db
  mail: Mail
  publicUrl: string
  /** Where we read what comes in. */
  inbox: string
  senderOf: (showroomId: number | null) => Promise<Sender>
}

const aboutLead = z.object({ leadId: z.int().positive() })

/** A lead is told to us and to the Pro in whose showroom it was left. */
export const leadHandlers = ({ db, mail, publicUrl, inbox, senderOf }: LeadMailParts): JobHandlers => ({
  lead_for_us: async (payload) => {
    const lead = await leadById(db, aboutLead.parse(payload).leadId)
    if (!lead) return
    const url = pageOf({ publicUrl }, '/account/leads')
    const letter = leadLetter(lead, { name: '', address: inbox })
    await mail.send({ ...letter, action: { label: 'See all leads', url } }, await senderOf(null))
  },
  lead_for_pro: async (payload) => {
    const lead = await leadById(db, aboutLead.parse(payload).leadId)
    // Behind the platform's own showroom stands no Pro.
    const pro = lead && (await accountByPublicId(db, lead.showroom))
    if (!lead || !pro || pro.email === '') return
    await mail.send(leadLetter(lead, { name: pro.firstName, address: pro.email }), await senderOf(null))
  },
})

const leadLetter = (lead: LeadRow, to: Letter['to']): Letter => ({
  to,
  replyTo: { name: lead.full_name, address: lead.email },
  subject: `New lead: ${lead.full_name}`,
  preview: `In the showroom of ${lead.company_name}.`,
  paragraphs: [
    `${lead.full_name} asked for the offer on finishing materials in the showroom of ${lead.company_name}.`,
    `E-mail: ${lead.email}`,
    `Phone: ${lead.phone_number}`,
    ...(lead.page === '' ? [] : [`Page: ${lead.page}`]),
  ],
})
