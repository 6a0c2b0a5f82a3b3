import type { ContactMessage } from '@showroom/contract/contact/contact'
import { z } from 'zod'
import type { Db } from '../platform/db/db.ts'
import type { Letter } from '../platform/mail/letter.ts'
import type { PostMail } from '../platform/mail/post.ts'
import type { JobHandler, JobHandlers } from '../platform/jobs/job.ts'
import { inboxLetter, receivedLetter } from './contact-letters.ts'
import { messageById } from './contact.store.ts'

export type ContactMailDeps = {
  db: Db
  post: PostMail
  publicUrl: string
  /** Our own inbox. */
  inbox: string
}

const aboutMessage = z.object({ messageId: z.int().positive() })

type Write = (message: ContactMessage) => Letter

/** Each letter is a job of its own: one that fails is not a reason to send the other one again. */
export const contactHandlers = ({ db, post, publicUrl, inbox }: ContactMailDeps): JobHandlers => {
  const writing =
    (write: Write): JobHandler =>
    async (payload, { cause, now, finish }) => {
      const message = await messageById(db, aboutMessage.parse(payload).messageId)
      // Its sender has left meanwhile, and it with them.
      if (!message) return
      const letter = write(message)
      await finish((tx) => post(tx, { letter, showroomId: null, at: now, cause: `${cause} mailed` }))
    }
  return {
    contact_message: writing((message) => inboxLetter(message, inbox)),
    contact_received: writing((message) => receivedLetter(message, publicUrl)),
  }
}
