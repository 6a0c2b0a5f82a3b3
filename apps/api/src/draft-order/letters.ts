import { shownDay } from '@showroom/contract/shared/day'
import type { Account } from '../account/account.ts'
import type { Letter } from '../platform/mail/letter.ts'
import type { DraftOrder } from './draft-order.store.ts'

type Sending = { from: Pick<Account, 'firstName' | 'lastName' | 'email'>; url: string }

/** To whoever is no client yet, it is a stranger's mail. */
const wantsNone = ' Whoever wants no such mails says so on the page that the link opens.'

/** No price stands in a mail: what a client sees of prices is said by the page, when it is looked at. */
export const draftOrderLetter = (
  { clientName, email, accountId, companyName, note, project, validUntil, lineCount }: DraftOrder,
  { from, url }: Sending,
): Letter => {
  const name = `${from.firstName} ${from.lastName}`.trim()
  const materials = lineCount === 1 ? 'one material' : `${lineCount} materials`
  return {
    to: { name: clientName, address: email },
    replyTo: { name, address: from.email },
    subject: `${companyName} has put an order together for you`,
    preview: 'Look at it, take what you like of it, and order.',
    paragraphs: [
      `Hello ${clientName}.`,
      `${name} of ${companyName} has put together ${materials} for you${project ? ` for “${project}”` : ''}, with quantities and prices.`,
      ...(note === '' ? [] : [`${name} writes:`, ...note.split(/\n+/)]),
      `You may leave out what you do not want. It is good until ${shownDay(validUntil)}, and nothing is ordered before you have paid.`,
      `If you do not know what this is about, there is nothing to do.${accountId === null ? wantsNone : ''}`,
    ],
    action: { label: 'Look at the order', url },
  }
}
