import { giftCredits } from '@showroom/contract/design-ai/ai-choices'
import { pageOf } from '../../account/letters.ts'
import type { Letter } from '../../platform/mail/letter.ts'
import type { AiAccount } from './ai-account.store.ts'

export type Reader = { account: Pick<AiAccount, 'fullName' | 'email'>; publicUrl: string }

export const to = ({ account }: Reader): Letter['to'] => ({ name: account.fullName, address: account.email })

export const aiVerifyLetter = (reader: Reader, code: string): Letter => ({
  to: to(reader),
  subject: 'Verify your e-mail for AI Design',
  preview: `One click, and ${giftCredits} credits are yours.`,
  paragraphs: [
    `Welcome to AI Design, ${reader.account.fullName}.`,
    `Please verify your e-mail address: then ${giftCredits} credits are yours, each for four ideas of a room. The link is good for 24 hours.`,
  ],
  action: { label: 'Verify my e-mail', url: pageOf(reader, `/design-ai/welcome?code=${code}`) },
})

export const aiResetLetter = (reader: Reader, code: string): Letter => ({
  to: to(reader),
  subject: 'Choose a new password for AI Design',
  preview: 'The link is good for 30 minutes.',
  paragraphs: [
    'Somebody, hopefully you, asked for a new password for AI Design. The link is good for 30 minutes, once.',
    'If it was not you, there is nothing to do: your password stays as it is.',
  ],
  action: { label: 'Choose a new password', url: pageOf(reader, `/design-ai/login?code=${code}`) },
})
