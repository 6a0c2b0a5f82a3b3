const credits = (count: number) => `${count} ${count === 1 ? 'credit' : 'credits'}`

/** What the dialog of credits says. */
export const creditMessages = {
  title: 'Credits',
  credits,
  buy: 'Buy credits',
  buyHint: 'Each credit makes four looks of a room. Nothing renews by itself.',
  pack: 'Pack',
  payNow: (price: string) => `Pay ${price}`,
  paying: 'Asking your bank…',
  bought: (count: number) => `${credits(count)} are yours. The receipt is in your mail.`,
  confirming: 'Your bank asks you to confirm this payment.',
  confirm: 'Confirm with your bank',
  underway: 'Your bank has not answered yet. Your credits come as soon as it has; you are charged once.',
  purchases: 'Receipts',
  receipt: (id: string) => `Receipt ${id}`,
  refund: (count: number, amount: string) => `Give back ${credits(count)}, ${amount}`,
  refunding: 'Asking…',
  refunded: (amount: string) => `${amount} are on their way back to your card.`,
  refundRule: 'What you have not spent can be given back within 12 days.',
  movements: 'Where they went',
  states: {
    asked: 'Waiting for the bank',
    confirming: 'To be confirmed',
    paid: 'Paid',
    declined: 'Declined',
    refunding: 'On its way back',
    refunded: 'Given back',
  },
} as const
