/** What people read about their balance. */
export const balanceMessages = {
  noSuchMonth: 'Please choose a month, like 2026-11.',
  nothingToBook: 'Please type an amount other than zero.',
  sayWhy: 'Please say why: it stands in their statement.',
  cashComesIn: 'What somebody pays us is an amount above zero.',
  noParty: 'Nobody with a balance has this name.',
  booked: 'Booked.',
  keyUsed: 'This was booked with another amount already. Please look again.',
  statement: {
    columns: [
      'Date (Pacific)',
      'Type',
      'About',
      'Amount (USD)',
      'Pending after (USD)',
      'Available after (USD)',
    ],
    opening: 'Opening balance',
    closing: 'Closing balance',
  },
  about: {
    order: (number: string, qty: number, product: string) => `Order ${number}: ${qty} × ${product}`,
    coupon: (number: string, product: string) => `Coupon of order ${number}: ${product}`,
    design: 'A milestone of a design',
    payout: 'To your bank account',
    payoutReturned: 'Your bank sent it back',
  },
  elsewhere: {
    delivery: 'Delivery',
    design: 'Design work',
    adjustment: 'Adjustments',
  },
} as const
