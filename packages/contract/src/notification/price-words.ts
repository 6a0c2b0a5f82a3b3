import type { PriceNews } from '../order/price-change.rules.ts'
import type { NotificationKind } from './notification-kinds.ts'
import type { Facts, Words } from './words.ts'

const of = ({ item, order_number = '' }: Facts): string => `${item} of order ${order_number}`

/** For a client, for the vendor who asked, and for the Pro. */
const told: Partial<Record<PriceNews, (what: string) => string>> = {
  applied: (what) => `The price of ${what} went down. You pay less.`,
  absorbed: (what) => `The price of ${what} stays for the client: the Pro pays the difference.`,
  accepted: (what) => `The new price of ${what} is accepted.`,
  rejected: (what) => `The new price of ${what} was rejected. The item is cancelled.`,
  expired: (what) => `Nobody answered the new price of ${what} in time. The item is cancelled.`,
  unpaid: (what) => `No card paid for the new price of ${what} in time. The item is cancelled.`,
  withdrawn: (what) => `The new price of ${what} was taken back. The old one stays.`,
}

/** Where a Pro reads it otherwise: they pay no price, and know what they absorbed. */
const toldPro: Partial<Record<PriceNews, (what: string) => string>> = {
  applied: (what) => `The price of ${what} went down. Your client pays less.`,
  dropped: (what) => `${what} was cancelled, and its new price with it.`,
}

/** What is read of each step of a new price. */
export const priceWords = {
  price_change_asked: {
    name: 'A price changes after you ordered',
    text: ({ price_news, ...facts }) =>
      price_news === 'unheld'
        ? `Your bank does not hold the new price of ${of(facts)}. Please choose a card.`
        : `A new price for ${of(facts)} waits for your answer.`,
    action: 'Look and answer',
  },
  price_change_told: {
    name: 'A new price is answered',
    text: ({ price_news, ...facts }) =>
      (price_news && told[price_news]?.(of(facts))) ?? `The new price of ${of(facts)} has changed.`,
    action: 'See it',
  },
  price_change_ended: {
    name: 'How a new price for your client ended',
    text: ({ price_news, ...facts }) =>
      (price_news && (toldPro[price_news] ?? told[price_news])?.(of(facts))) ??
      `The new price of ${of(facts)} has changed.`,
    action: 'See the order',
  },
  price_change_to_absorb: {
    name: 'A vendor asks your client for a new price',
    text: (facts) =>
      `${facts.vendor} asks for a new price for ${of(facts)}. You can pay the difference out of your markup.`,
    action: 'See what it costs you',
  },
} satisfies Partial<Record<NotificationKind, Words>>
