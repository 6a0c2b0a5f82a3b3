import { minimumAge } from '@showroom/contract/policy/figures'
import { type Reader, to } from '../account/letters.ts'
import type { Letter } from '../platform/mail/letter.ts'

/** To who is too young for an account. */
export const accountNotKeptLetter = (reader: Reader): Letter => ({
  to: to(reader),
  subject: 'We have removed your account',
  preview: `An account is for people from ${minimumAge} on.`,
  paragraphs: [
    `You must be at least ${minimumAge} years old to have an account, so we have not kept the one under this e-mail.`,
    'Its name, e-mail, phone, addresses, cards, carts and projects are removed, and every device is signed out.',
    'You can look at everything in the shop without one, and a parent or guardian can have one of their own.',
  ],
})
