import { longestMessage } from '@showroom/contract/chat/chat-choices'
import { type Reader, pageOf, to } from '../../account/letters.ts'
import type { Letter } from '../../platform/mail/letter.ts'

/** Why an answer, or a part of it, is not in the chat. */
export type Refusal =
  | { kind: 'other_sender'; from: string }
  | { kind: 'expired' }
  | { kind: 'no_member' }
  | { kind: 'empty' }
  | { kind: 'too_long' }
  | { kind: 'card' }
  | { kind: 'files'; files: readonly { fileName: string; why: string }[]; isSaid: boolean }

const notSaid = 'Your answer was not passed on'

const sentences = (refusal: Refusal): string[] => {
  switch (refusal.kind) {
    case 'other_sender':
      return [
        `Somebody, hopefully you, answered one of your mails from ${refusal.from}. Answers are taken from your account’s own address only.`,
        'If it was not you, do not pass our mails on: who has one can try to answer in your name.',
      ]
    case 'expired':
      return ['The mail that you answered is too old: answers are taken for 30 days.']
    case 'no_member':
      return ['You are no longer in the project that you wrote to.']
    case 'empty':
      return [
        'We found nothing in your mail but what it quotes. Please write above the line that it begins with.',
      ]
    case 'too_long':
      return [
        `A message has at most ${longestMessage.toLocaleString('en-US')} letters. Please send it in two.`,
      ]
    case 'card':
      return ['Your mail holds what looks like a card number. We never keep one: please pay in the checkout.']
    case 'files':
      return refusal.files.map(({ fileName, why }) => `• ${fileName}: ${why}`)
  }
}

const headOf = (refusal: Refusal): string =>
  refusal.kind === 'files' && refusal.isSaid ? 'Not all of your files were passed on' : notSaid

export const refusalLetter = (reader: Reader, refusal: Refusal, project: string | null): Letter => ({
  to: to(reader),
  subject: headOf(refusal),
  preview: sentences(refusal)[0] ?? '',
  paragraphs: [`Hello ${reader.account.firstName}.`, `${headOf(refusal)}.`, ...sentences(refusal)],
  action: {
    label: project === null ? 'See your projects' : 'Open the chat',
    url: pageOf(reader, project === null ? '/projects' : `/projects/${project}/chat`),
  },
})
