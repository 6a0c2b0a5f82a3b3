/** What Admins read about fees and taxes. */
export const rateMessages = {
  rate: (most: string) => `Please give a rate from 0 to ${most}.`,
  day: 'A rate begins tomorrow at the earliest, and within two years.',
  state: 'Please choose a state.',
  zip: 'Please give the first digits of ZIP codes, or nothing.',
  vendor: 'Nobody of this name sells here.',
  category: 'There is no such category.',
  note: 'Please say it in at most 500 characters.',
  same: 'That is the rate that is in effect already.',
  taken: 'Something else is planned for this day already. Cancel that first.',
  codeNeeded: 'Please give the code that we mail you first: this changes what everybody pays.',
  planned: (day: string) => `Planned: it takes effect on ${day}.`,
  cancelled: 'Cancelled: it will not take effect.',
  tooLate: 'It is in effect, or cancelled already.',
  everything: 'All goods',
  goodsOf: (vendor: string, category: string) =>
    [vendor === '' ? '' : `goods of ${vendor}`, category === '' ? '' : `in ${category}`]
      .filter((part) => part !== '')
      .join(' '),
  taxOf: (state: string, zipPrefix: string) => (zipPrefix === '' ? state : `${state}, ZIP ${zipPrefix}…`),
} as const
