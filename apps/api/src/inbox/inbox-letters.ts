import { contactTopicLabels } from '@showroom/contract/contact/choices'
import type { Letter } from '../platform/mail/letter.ts'
import type { FoundItem } from './inbox.store.ts'

type Answer = { message: string; inbox: string }

/** An answer in an Admin's words; what is written back to it reaches our own inbox. */
export const replyLetter = (to: FoundItem, { message, inbox }: Answer): Letter => ({
  to: { name: to.name, address: to.email },
  replyTo: { name: 'Showroom', address: inbox },
  subject: to.topic === null ? 'About your request' : `Re: ${contactTopicLabels[to.topic]}`,
  preview: message.slice(0, 120),
  paragraphs: [
    ...message.split(/\n{2,}/),
    ...(to.words === '' ? [] : ['You wrote:', ...to.words.split(/\n{2,}/)]),
  ],
})
