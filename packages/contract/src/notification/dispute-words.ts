import type { DisputeNews } from '../dispute/dispute.rules.ts'
import { shownDay } from '../shared/day.ts'
import type { NotificationKind } from './notification-kinds.ts'
import type { Facts, Words } from './words.ts'

const what = ({ order_number = '' }: Facts): string =>
  order_number === '' ? 'a payment' : `the payment of order ${order_number}`

const forPros: Record<DisputeNews, (facts: Facts) => string> = {
  opened: (facts) =>
    `Your client disputes ${what(facts)} at their bank. We answer it; what you earned by it waits until it is decided.`,
  answered: (facts) => `We have answered the bank about ${what(facts)}.`,
  won: (facts) => `The bank has decided for you: ${what(facts)} stands.`,
  lost: (facts) => `The bank has given your client back ${what(facts)}.`,
  decided: (facts) => `It is decided who bears what was lost of ${what(facts)}. Payouts of it go on.`,
}

/** What is read of disputes: Admins answer them, Pros know of them. */
export const disputeWords = {
  dispute_waiting: {
    name: 'A payment is disputed',
    text: ({ day, dispute_news: news = 'opened', ...facts }) => {
      if (news === 'lost') return `The dispute of ${what(facts)} is lost. Please decide who bears it.`
      const until = day === undefined ? '' : ` The bank takes our answer until ${shownDay(day)}.`
      return `A client disputes ${what(facts)} at their bank.${until}`
    },
    action: 'See the dispute',
  },
  dispute_won: {
    name: 'A dispute is won',
    text: (facts) => `The dispute of ${what(facts)} is won.`,
    action: 'See the dispute',
  },
  dispute_told: {
    name: 'A client disputes a payment',
    text: ({ dispute_news: news = 'opened', ...facts }) => forPros[news](facts),
    action: 'See your orders',
  },
} satisfies Partial<Record<NotificationKind, Words>>
