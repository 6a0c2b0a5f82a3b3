/** What Admins read about what delivery costs. */
export const deliveryPriceMessages = {
  service: 'Please choose a way of delivery.',
  price: (most: string) => `Please give a price from $0.00 to ${most}.`,
  day: 'A price begins tomorrow at the earliest, and within two years.',
  note: 'Please say it in at most 500 characters.',
  same: 'That is what it costs on that day already.',
  taken: 'Another price is planned for this day already. Cancel that first.',
  codeNeeded: 'Please give the code that we mail you first: this changes what everybody pays.',
  planned: (day: string) => `Planned: it takes effect on ${day}.`,
  cancelled: 'Cancelled: it will not take effect.',
  tooLate: 'It has begun, or is cancelled already.',
} as const
