/** Cents as dollars: `$1,234.56`, negative `-$45.00`. */
export const money = (cents: number) =>
  (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' })

/** Thousandths of a square foot: `15.5`, with two decimals at most. */
export const area = (milli: number) => (milli / 1000).toLocaleString('en-US', { maximumFractionDigits: 2 })

export const count = (number: number) => number.toLocaleString('en-US')
