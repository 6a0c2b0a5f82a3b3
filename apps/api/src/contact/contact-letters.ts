import { contactRoleLabels, contactTopicLabels } from '@showroom/contract/contact/choices'
import type { ContactMessage } from '@showroom/contract/contact/contact'
import { pageOf } from '../account/letters.ts'
import type { Letter } from '../platform/mail/letter.ts'

/** To our own inbox; an answer goes to the sender. */
export const inboxLetter = (message: ContactMessage, inbox: string): Letter => {
  const { full_name: name, email, country_code, phone_number, order_number, role, topic } = message
  return {
    to: { name: 'Showroom', address: inbox },
    replyTo: { name, address: email },
    subject: `${contactTopicLabels[topic]}: ${name}`,
    preview: message.message.slice(0, 120),
    paragraphs: [
      `${name} (${contactRoleLabels[role]}) writes about: ${contactTopicLabels[topic]}`,
      [email, phone_number && `${country_code} ${phone_number}`, order_number && `Order ${order_number}`]
        .filter(Boolean)
        .join(' · '),
      ...message.message.split(/\n{2,}/),
    ],
  }
}

/**
 * To the sender. It repeats nothing of what was typed: otherwise anybody could make us mail their words to somebody
 * else's address.
 */
export const receivedLetter = (
  { email, topic }: Pick<ContactMessage, 'email' | 'topic'>,
  publicUrl: string,
): Letter => ({
  to: { name: '', address: email },
  subject: 'We have received your message',
  preview: 'Somebody reads it, and writes back.',
  paragraphs: [
    'Thank you for writing to us. Somebody reads your message, and writes back to this address.',
    `You wrote about: ${contactTopicLabels[topic]}`,
    'Many questions are answered on our help pages already.',
    'If it was not you who wrote, there is nothing to do.',
  ],
  action: { label: 'Read the help pages', url: pageOf({ publicUrl }, '/faq') },
})
