import type { ReturnNews } from '../order/return.rules.ts'
import type { NotificationKind } from './notification-kinds.ts'
import type { Facts, Words } from './words.ts'

const of = ({ item, order_number = '' }: Facts): string => `${item} of order ${order_number}`

const told: Partial<Record<ReturnNews, (what: string) => string>> = {
  asked: (what) => `A client asks to send back or claims ${what}.`,
  approved: (what) => `The return of ${what} is approved.`,
  rejected: (what) => `The return of ${what} was not approved.`,
  given_back: (what) => `The bank has given back what was paid for ${what}.`,
  sent: (what) => `${what} is on its way back.`,
  received: (what) => `${what} came back and was looked at.`,
  refunded: (what) => `The money for ${what} is given back.`,
  replaced: (what) => `${what} is sent anew, at no charge.`,
  lapsed: (what) => `${what} was not sent back in time.`,
  reminded: (what) => `The return of ${what} waits for you, and the time for it is nearly over.`,
  unanswered: (what) => `The vendor has not answered the return of ${what} in time. We look at it.`,
  refunded_late: (what) => `The vendor’s time for ${what} is over: the money is given back.`,
  withdrawn: (what) => `The return of ${what} was withdrawn.`,
}

/** What is read of each step of a return or a claim. */
export const returnWords = {
  return_asked: {
    name: 'A client asks to send something back, or claims it',
    text: (facts) => `A client asks to send back or claims ${of(facts)}. Please answer.`,
    action: 'Look and answer',
  },
  return_unanswered: {
    name: 'A vendor does not answer a return or a claim',
    text: (facts) => `The vendor has not answered the return of ${of(facts)} in time. Please decide.`,
    action: 'Look and answer',
  },
  return_told: {
    name: 'A return or a claim goes on',
    text: ({ return_news, ...facts }) =>
      (return_news && told[return_news]?.(of(facts))) ?? `The return of ${of(facts)} goes on.`,
    action: 'See it',
  },
} satisfies Partial<Record<NotificationKind, Words>>
