import { type DiallingCode, diallingCodes } from './dialling-codes.ts'
import { digitsIn } from './typed-number.ts'

const northAmerica = '+1'

/** (xxx) xxx-xxxx where numbers have ten digits; elsewhere the digits as they are. */
export const formatPhone = (digits: string, code: string): string => {
  if (code !== northAmerica) return digits
  const [area, exchange, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6, 10)]
  if (digits.length <= 3) return area
  return line ? `(${area}) ${exchange}-${line}` : `(${area}) ${exchange}`
}

/** What was typed or pasted, as digits; a pasted number may carry its own dialling code. */
export const readPhone = (text: string, code: string): { code: string; digits: string } => {
  const international = /^\s*\+/.test(text) ? codeWithin(digitsIn(text)) : null
  const read = international ?? code
  const digits = international ? digitsIn(text).slice(international.length - 1) : digitsIn(text)
  if (read !== northAmerica) return { code: read, digits: digits.slice(0, 14) }
  const national = digits.length > 10 && digits.startsWith('1') ? digits.slice(1) : digits
  return { code: read, digits: national.slice(0, 10) }
}

/** No dialling code is the beginning of another. */
const codeWithin = (digits: string): string | null =>
  diallingCodes.find(({ code }) => digits.startsWith(code.slice(1)))?.code ?? null

/** Several countries share a code: the one that was chosen, or the first that has it. */
export const countryOf = (code: string, chosen: string | null): DiallingCode | undefined =>
  diallingCodes.find((each) => each.country === chosen && each.code === code) ??
  diallingCodes.find((each) => each.country === 'US' && each.code === code) ??
  diallingCodes.find((each) => each.code === code)

/** Where the caret stands after so many digits. */
export const caretAfter = (formatted: string, digitCount: number): number => {
  if (digitCount === 0) return 0
  let seen = 0
  for (let at = 0; at < formatted.length; at += 1) {
    if (/\d/.test(formatted.charAt(at))) seen += 1
    if (seen === digitCount) return at + 1
  }
  return formatted.length
}
