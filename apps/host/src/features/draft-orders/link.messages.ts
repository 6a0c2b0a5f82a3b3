import type { DraftOrderState } from '@showroom/contract/draft-order/draft-order.rules'

const toldOf: Partial<Record<DraftOrderState, string>> = {
  approved: 'You have approved it. It is in your cart.',
  declined: 'You have declined it.',
}

/** What a client reads of an order that was put together for them. */
export const draftOrderLinkMessages = {
  title: 'An order for you',
  opening: 'Opening the order…',
  linkOver: 'This link opens nothing',
  goHome: 'Go to our home page',
  from: (name: string, company: string) => `${name} of ${company} has put it together for you.`,
  writes: (name: string) => `${name} writes:`,
  until: (day: string) => `Good until ${day}. Nothing is ordered before you have paid.`,
  products: 'What is in it',
  take: (name: string) => `Take ${name}`,
  amount: (qty: number, uom: string) => `${qty} × ${uom.toLowerCase()}`,
  covers: (area: string) => `covers ${area} sq ft`,
  each: (price: string, uom: string) => `${price} per ${uom}`,
  changed: (before: string, now: string) =>
    `The price changed since it was sent: it was ${before}, it is ${now}.`,
  notTaken: 'Left out',
  total: 'What you take, before shipping and tax',
  totalOfAll: 'All of it, before shipping and tax',
  totalInCart: 'The total of what you take stands in your cart.',
  approve: 'Approve and go to checkout',
  approving: 'Putting it into your cart…',
  again: 'Put it into the cart again',
  toCart: 'Go to the cart',
  signIn: 'Sign in and approve',
  signInWhy: 'These are prices of your own. Sign in, so that your cart has them.',
  tickSomething: 'Tick what you would like to order.',
  decline: 'Decline',
  declineIt: 'Decline the order',
  reason: 'Why not? Your Pro reads it.',
  keep: 'Keep it',
  stopMails: 'I want no such mails',
  toldOf: (state: DraftOrderState): string | null => toldOf[state] ?? null,
  ordered: (number: string) => `You have ordered it: order ${number}.`,
  toOrders: 'Your orders',
} as const
