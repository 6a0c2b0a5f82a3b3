import type { Lead } from '@showroom/contract/lead/lead'
import { z } from 'zod'
import { accountByPublicId } from '../account/account.store.ts'
import { pageOf } from '../account/letters.ts'
import type { Db } from '../platform/db/db.ts'
import type { Letter } from '../platform/mail/letter.ts'
import type { PostMail } from '../platform/mail/post.ts'
import type { JobHandler, JobHandlers } from '../platform/jobs/job.ts'
import { leadById } from './lead.store.ts'

export type LeadMailDeps = {
  db: Db
  post: PostMail
  publicUrl: string
  /** Where we read what comes in. */
  inbox: string
}

const aboutLead = z.object({ leadId: z.int().positive() })

/** A lead is told to us and to the Pro in whose showroom it was left. */
export const leadHandlers = ({ db, post, publicUrl, inbox }: LeadMailDeps): JobHandlers => {
  const writing =
    (write: (lead: Lead) => Promise<Letter | null>): JobHandler =>
    async (payload, { cause, now, finish }) => {
      const lead = await leadById(db, aboutLead.parse(payload).leadId)
      const letter = lead && (await write(lead))
      if (!letter) return
      await finish((tx) => post(tx, { letter, showroomId: null, at: now, cause: `${cause} mailed` }))
    }
  const url = pageOf({ publicUrl }, '/account/leads')
  return {
    lead_for_us: writing(async (lead) => ({
      ...leadLetter(lead, { name: '', address: inbox }),
      action: { label: 'See all leads', url },
    })),
    lead_for_pro: writing(async (lead) => {
      // Behind the platform's own showroom stands no Pro.
      const pro = await accountByPublicId(db, lead.showroom)
      return pro && pro.email !== '' ? leadLetter(lead, { name: pro.firstName, address: pro.email }) : null
    }),
  }
}

const leadLetter = (lead: Lead, to: Letter['to']): Letter => ({
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
