import { shownDay } from '../shared/day.ts'
import type { NotificationKind } from './notification-kinds.ts'
import type { Words } from './words.ts'

/** What is read of a vendor’s goods, and of what a Pro and a vendor are paid. */
export const goodsWords = {
  goods_waiting: {
    name: 'A vendor’s product waits for review',
    text: ({ item, company, count = 1 }) =>
      count > 1
        ? `${count} products of ${company} wait to come into the shops.`
        : `“${item}” of ${company} waits to come into the shops.`,
    action: 'Review it',
  },
  goods_decided: {
    name: 'Your product is approved or rejected',
    text: ({ item, goods_news: news, reason }) => {
      if (news === 'approved') return `“${item}” is approved: it is in the shops now.`
      return `“${item}” was not approved${reason ? `: “${reason}”` : '.'}`
    },
    action: 'See your products',
  },
  import_finished: {
    name: 'An import is finished',
    text: ({ item, count = 0, import_news: news }) =>
      news === 'failed'
        ? `The import of ${item} broke off. Nothing more of it will be written.`
        : `The import of ${item} is finished: ${count} ${count === 1 ? 'row' : 'rows'}.`,
    action: 'See the import',
  },
  prices_in_effect: {
    name: 'Planned prices take effect',
    text: ({ count = 1, day = '' }) =>
      `${count === 1 ? 'A price that you planned is' : `${count} prices that you planned are`} in effect since ${shownDay(day)}.`,
    action: 'See your prices',
  },
  markup_not_changed: {
    name: 'A planned markup could not take effect',
    text: ({ count = 1, day = '' }) =>
      `${count === 1 ? 'A change of your markup' : `${count} changes of your markups`} that you planned for ${shownDay(day)} could not be done. Your prices stay as they were.`,
    action: 'See why',
  },
  payout_told: {
    name: 'A payout is paid or comes back',
    text: ({ payout_news: news }) =>
      news === 'returned'
        ? 'Your bank did not take a payout. The money is in your balance again.'
        : 'A payout is on your bank account.',
    action: 'See your payouts',
  },
  seat_invited: {
    name: 'An invitation to a team',
    text: ({ company }, actor) =>
      `${actor} invites you to work for ${company}. The way in is in the mail that we sent you.`,
  },
  delivery_short: {
    name: 'Something of a delivery is missing or damaged',
    text: ({ item, order_number }) =>
      `Of order ${order_number} something did not come whole: ${item}. The client has signed for it.`,
    action: 'See the order',
  },
} satisfies Partial<Record<NotificationKind, Words>>
