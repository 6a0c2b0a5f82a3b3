import { deliveredHireDays, designerAnswerHours, unpaidHireHours } from '@showroom/contract/policy/figures'
import type { HireAction } from '@showroom/contract/designer/designer-choices'
import type { Account } from '../../account/account.ts'
import { pageOf, to } from '../../account/letters.ts'
import type { Letter } from '../../platform/mail/letter.ts'
import { shownMoney } from '../../shared/shown-money.ts'
import type { Hire } from './hire.store.ts'
import { type RefundNews, refundWords } from '../refund/refund-letters.ts'
import { nameOf } from '../../project/present-project.ts'

/** What a letter tells of: a step of either side, or what time has done. */
export type HireNews =
  | HireAction
  | RefundNews
  | 'request'
  | 'expire'
  | 'close_itself'
  | 'approve_itself'
  | 'payment_needed'
  | 'expire_unpaid'

export type Words = { subject: string; preview: string; paragraphs: string[] }
export type Telling = { hire: Hire; designer: string; client: string; title: string; word: string[] }

const quoted = (word: string): string[] => (word === '' ? [] : [`“${word}”`])

const askedFor = ({ package: chosen, priceCents }: Hire): string =>
  chosen && priceCents !== null ? `“${chosen.name}” for ${shownMoney(priceCents)}` : 'a quote'

const quoteLine = ({ quote }: Hire): string[] =>
  quote ? [`${shownMoney(quote.price_cents)}, done in ${quote.days} days.`] : []

/** Each is read by the side that did not act; what time has done, by both. */
const words: Record<HireNews, (telling: Telling) => Words> = {
  ...refundWords,
  request: ({ hire, client, title }) => ({
    subject: `${client} would like to work with you`,
    preview: `They ask for ${askedFor(hire)}.`,
    paragraphs: [
      `${client} asks for ${askedFor(hire)} for the project “${title}”, with a brief, a style survey and ${hire.brief.photos.length} photos.`,
      `Please answer within ${designerAnswerHours} hours; after that the request is over.`,
      ...quoted(hire.message),
    ],
  }),
  accept: ({ designer, title }) => ({
    subject: `${designer} has accepted`,
    preview: `“${title}” can begin.`,
    paragraphs: [`${designer} takes on “${title}”, and can open the project as you have allowed.`],
  }),
  decline: ({ designer, title, word }) => ({
    subject: `${designer} can not take it on`,
    preview: 'Other designers are there, and your brief is kept.',
    paragraphs: [
      `${designer} has declined the request for “${title}”.`,
      ...word,
      'Your brief is kept: the next designer gets the same one.',
    ],
  }),
  quote: ({ hire, designer, title }) => ({
    subject: `A quote from ${designer}`,
    preview: `For “${title}”.`,
    paragraphs: [
      `${designer} has given a quote for “${title}”.`,
      ...quoteLine(hire),
      ...quoted(hire.quote?.note ?? ''),
      `It is good for ${designerAnswerHours} hours.`,
    ],
  }),
  agree: ({ client, title }) => ({
    subject: `${client} agrees to your quote`,
    preview: `“${title}” can begin.`,
    paragraphs: [`${client} agrees to your quote for “${title}”. The project is open to you.`],
  }),
  start: ({ designer, title }) => ({
    subject: `${designer} has begun`,
    preview: `Work on “${title}” is under way.`,
    paragraphs: [`${designer} has begun to work on “${title}”.`],
  }),
  deliver: ({ designer, title, word }) => ({
    subject: `${designer} has delivered`,
    preview: 'Please look at it.',
    paragraphs: [
      `${designer} has delivered for “${title}”:`,
      ...word,
      'Please approve it, or ask for a change.',
    ],
  }),
  revise: ({ client, title, word }) => ({
    subject: `${client} asks for a change`,
    preview: `For “${title}”.`,
    paragraphs: [
      `${client} has looked at what you delivered for “${title}”, and asks for a change:`,
      ...word,
    ],
  }),
  approve: ({ client, title }) => ({
    subject: `${client} has approved your work`,
    preview: `For “${title}”.`,
    paragraphs: [`${client} has approved what you delivered for “${title}”.`],
  }),
  close: ({ client, title }) => ({
    subject: `“${title}” is closed`,
    preview: 'Thank you for your work.',
    paragraphs: [`${client} has closed the work on “${title}”. The project is no longer open to you.`],
  }),
  cancel: ({ title, word }) => ({
    subject: `The work on “${title}” is cancelled`,
    preview: 'Here is why.',
    paragraphs: [`The work on “${title}” is cancelled.`, ...word],
  }),
  payment_needed: ({ designer, title }) => ({
    subject: `Payment needed for “${title}”`,
    preview: 'Please choose another card.',
    paragraphs: [
      `Your bank no longer holds what you agreed on with ${designer} for “${title}”.`,
      'Please choose a card that is to hold it: until then nothing more is delivered.',
    ],
  }),
  approve_itself: ({ title }) => ({
    subject: `A milestone of “${title}” is approved`,
    preview: 'Nobody asked for a change.',
    paragraphs: [
      `What was delivered for “${title}” has been there for ${deliveredHireDays} days, and nobody asked for a change. It is approved, and its milestone is paid.`,
    ],
  }),
  expire_unpaid: ({ designer, title }) => ({
    subject: `“${title}” was not paid for`,
    preview: 'No card held the price.',
    paragraphs: [
      `No card has held the price of ${designer}’s work on “${title}” within ${unpaidHireHours} hours, so it is over. Nothing was charged.`,
    ],
  }),
  expire: ({ hire, designer, title }) =>
    hire.quote
      ? {
          subject: `The quote for “${title}” is over`,
          preview: `It was not agreed to within ${designerAnswerHours} hours.`,
          paragraphs: [
            `The quote that ${designer} gave for “${title}” was not agreed to within ${designerAnswerHours} hours, and is over.`,
          ],
        }
      : {
          subject: `The request for “${title}” is over`,
          preview: `There was no answer within ${designerAnswerHours} hours.`,
          paragraphs: [
            `The request to ${designer} for “${title}” was not answered within ${designerAnswerHours} hours, and is over.`,
          ],
        },
  close_itself: ({ title }) => ({
    subject: `“${title}” is closed`,
    preview: 'It was approved a while ago.',
    paragraphs: [
      `The work on “${title}” was approved a while ago, and is closed. The project is no longer open to the designer.`,
    ],
  }),
}

type Reading = { account: Account; publicUrl: string }

export const hireLetter = (news: HireNews, hire: Hire, reader: Reading): Letter => {
  const telling = {
    hire,
    designer: nameOf({ firstName: hire.designerFirstName, lastName: hire.designerLastName }),
    client: hire.clientFirstName,
    title: hire.projectName,
    word: quoted(hire.word),
  }
  const { subject, preview, paragraphs } = words[news](telling)
  return {
    to: to(reader),
    subject,
    preview,
    paragraphs: [`Hello ${reader.account.firstName}.`, ...paragraphs],
    action: { label: 'See how it stands', url: pageOf(reader, `/hires/${hire.publicId}`) },
  }
}
