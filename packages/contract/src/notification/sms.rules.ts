/** An area, an exchange, a line. */
const tenDigits = /^[2-9]\d{2}[2-9]\d{6}$/

/** Areas of +1 that are other countries, where a text costs many times as much, and numbers that nobody carries along. */
const areasElsewhere = new Set(
  (
    '242 246 264 268 284 345 441 473 649 658 664 721 758 767 784 809 829 849 868 869 876 ' +
    '800 833 844 855 866 877 888 900'
  ).split(' '),
)

/** Of the United States and Canada, as networks write it; null for what is no number that we text. */
export const smsNumberOf = (countryCode: string, digits: string): string | null =>
  countryCode === '+1' && tenDigits.test(digits) && !areasElsewhere.has(digits.slice(0, 3))
    ? `+1${digits}`
    : null

/** As people write it. */
export const shownSmsNumber = (number: string): string =>
  number.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3')

const stops = new Set(['STOP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT', 'REVOKE', 'OPTOUT'])
const starts = new Set(['START', 'YES', 'UNSTOP'])

/** What an answer asks for, by the words that networks know; null for any other text. */
export const smsWishOf = (body: string): 'stop' | 'start' | null => {
  const word = body.trim().toUpperCase()
  if (stops.has(word)) return 'stop'
  return starts.has(word) ? 'start' : null
}
