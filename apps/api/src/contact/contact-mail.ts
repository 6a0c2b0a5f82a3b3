import { z } from 'zod'
import type { Db } from '../platform/db/db.ts'
import type { Sender } from '../platform/mail/letter.ts'
import type { Mail } from '../platform/mail/mail.ts'
import type { JobHandlers } from '../platform/jobs/job.ts'
import { inboxLetter, receivedLetter } from './contact-letters.ts'
import { messageById } from './contact.store.ts'

export type ContactMailParts = {
  db: Db
  mail: Mail
  publicUrl: string
  /** Our own inbox. */
  inbox: string
  senderOf: (showroomId: null) => Promise<Sender>
}

const aboutMessage = z.object({ messageId: z.int().positive() })

/** Each letter is a message of its own in the outbox: one that fails is not a reason to send the other one again. */
export const contactHandlers = ({ db, mail, publicUrl, inbox, senderOf }: ContactMailParts): JobHandlers => ({
  contact_message: async (payload) => {
    const message = await messageById(db, aboutMessage.parse(payload).messageId)
    // Its sender has left meanwhile, and it with them.
    if (message) await mail.send(inboxLetter(message, inbox), await senderOf(null))
  },
  contact_received: async (payload) => {
    const message = await messageById(db, aboutMessage.parse(payload).messageId)
    if (message) await mail.send(receivedLetter(message, publicUrl), await senderOf(null))
  },
})
