const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** For people: $2,820.87. */
export const shownMoney = (cents: number): string => dollars.format(cents / 100)
