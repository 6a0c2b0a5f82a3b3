const format = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** “$2,820.87” */
export const dollars = (cents: number): string => format.format(cents / 100)
