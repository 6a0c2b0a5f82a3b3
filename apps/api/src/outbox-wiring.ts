import { senderIn } from './account-wiring.ts'
import type { AppParts } from './app.ts'
import { contactHandlers } from './contact/contact-mail.ts'
import { leadHandlers } from './lead/lead-mail.ts'
import { orderHandlers } from './order/letters/order-mail.ts'
import type { OutboxParts } from './platform/jobs/outbox.ts'

/** Every kind of message and what is done with it. */
export const wireOutbox = (
  { config, db, mail, now }: Pick<AppParts, 'config' | 'db' | 'mail' | 'now'>,
  onTrouble: OutboxParts['onTrouble'],
): OutboxParts => {
  const writing = { db, mail, publicUrl: config.publicUrl, senderOf: senderIn({ config, db }) }
  const inbox = config.contactEmail
  return {
    db,
    now,
    handlers: {
      ...orderHandlers(writing),
      ...contactHandlers({ ...writing, inbox }),
      ...leadHandlers({ ...writing, inbox }),
    },
    onTrouble,
  }
}
