/** Numbers of the United States and Canada, as ten digits: an area, an exchange, a line. */
const tenDigits = /^[2-9]\d{2}[2-9]\d{6}$/

/** As networks write it; null for what is no number that we text. */
export const smsNumberOf = (countryCode: string, digits: string): string | null =>
  countryCode === '+1' && tenDigits.test(digits) ? `+1${digits}` : null

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
