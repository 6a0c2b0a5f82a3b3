/*
 * The marketplace writes for the United States only. `Intl` would say the same, as the tests prove, but takes a desk's
 * processor 40 ms for its first word, and a phone's four times that, while a shop is being drawn.
 */

/** Digits in groups of three: `12,345`. */
const grouped = (number: string) => number.replace(/\B(?=(\d{3})+(?!\d))/g, ',')

/** Cents as dollars: `$1,234.56`, negative `-$45.00`. What a Pro does not tell a client, or follows from it, is a dash. */
export const money = (cents = Number.NaN) =>
  Number.isFinite(cents) ? `${cents < 0 ? '-' : ''}$${grouped((Math.abs(cents) / 100).toFixed(2))}` : '—'

/** Thousandths, not negative, of areas and lengths that are added up: they keep their places, `139.50`. */
export const exact = (milli: number) => grouped((Math.round(milli / 10) / 100).toFixed(2))

/** Thousandths of a square foot, not negative: `15.5`, with two decimals at most. */
export const area = (milli: number) => exact(milli).replace(/\.?0+$/, '')

/** A whole number: `25,350`. */
export const count = (whole: number) => grouped(String(whole))

/** `2026-12-02` as `Wed, Dec 2`: a calendar day, so no zone may move it. */
export const dayText = (day: string) => {
  const [weekday, date, month] = new Date(day).toUTCString().split(' ')
  return `${weekday} ${month} ${Number(date)}`
}
