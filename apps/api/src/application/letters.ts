import { applicationDraftDays } from '@showroom/contract/policy/figures'
import type { ApplicationRequest } from '@showroom/contract/application/application'
import { pageOf, type Reader, to } from '../account/letters.ts'
import type { Letter } from '../platform/mail/letter.ts'
import { askedWords } from '@showroom/contract/application/asked-words'

export const continueLetter = (
  { email, publicUrl }: { email: string; publicUrl: string },
  path: string,
): Letter => ({
  to: { name: '', address: email },
  subject: 'Your application, where you left it',
  preview: 'One click, and you go on where you stopped.',
  paragraphs: [
    `What you have filled in so far is kept for ${applicationDraftDays} days. The link opens it once, in any browser.`,
    'If you did not begin an application, there is nothing to do.',
  ],
  action: { label: 'Continue my application', url: pageOf({ publicUrl }, path) },
})

export const statusLetter = (reader: Reader, path: string): Letter => ({
  to: to(reader),
  subject: 'Where your application stands',
  preview: 'The link opens your application.',
  paragraphs: [`Hello ${reader.account.firstName}.`, 'The link opens your application once, in any browser.'],
  action: { label: 'See where it stands', url: pageOf(reader, path) },
})

type Asked = Pick<ApplicationRequest, 'what' | 'note'>

export const moreNeededLetter = (reader: Reader, path: string, requests: readonly Asked[]): Letter => ({
  to: to(reader),
  subject: 'We need a little more from you',
  preview: 'Then we look at your application again at once.',
  paragraphs: [
    `Thank you, ${reader.account.firstName}. Before we can decide, please send us:`,
    ...requests.map(
      ({ what, note }) => `• ${note === '' ? askedWords[what] : `${askedWords[what]}: ${note}`}`,
    ),
    'You can answer and add files on one page.',
  ],
  action: { label: 'Answer now', url: pageOf(reader, path) },
})

export const approvedLetter = (
  reader: Reader,
  { company, showroomId }: { company: string; showroomId: string | null },
): Letter => ({
  to: to(reader),
  subject: showroomId ? `Welcome: ${company} is open` : `Welcome: ${company} is in`,
  preview: showroomId ? `Your Showroom ID is ${showroomId}.` : 'You can sign in now.',
  paragraphs: [
    `Welcome, ${reader.account.firstName}. Your application is approved.`,
    showroomId
      ? `Your Showroom ID is ${showroomId}. Give it to your clients: with it they shop at your prices.`
      : 'You can sign in now and list what you sell.',
  ],
  action: { label: 'Sign in', url: pageOf(reader, '/pro-account') },
})

export const refusedLetter = (reader: Reader, path: string, reason: string): Letter => ({
  to: to(reader),
  subject: 'About your application',
  preview: 'We could not approve it this time.',
  paragraphs: [
    `Thank you for applying, ${reader.account.firstName}. We could not approve your application. The reason:`,
    reason,
    'If you see it differently, tell us on the page behind this link, and somebody else of us looks at it again.',
  ],
  action: { label: 'See my application', url: pageOf(reader, path) },
})
