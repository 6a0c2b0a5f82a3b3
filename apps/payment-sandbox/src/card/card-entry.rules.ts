import { type CardErrors, type CardField, cardFields } from '@showroom/contract/payment/card-frame'

// What a person types into the card frame: the frame asks these rules as they type, the server asks them again.

/** The specification's sentences (§8), and one for a name. */
export const cardSentences = {
  card_number: 'Invalid Card Number.',
  name_on_Card: 'Please enter the name on the card.',
  exp_date: 'Invalid Expiration Date.',
  cvv: 'Invalid CVC.',
} as const satisfies Record<CardField, string>

export type CardEntry = Record<CardField, string>

export const digitsOf = (typed: string): string => typed.replace(/\D/g, '')

/** How a brand groups its digits, by how its numbers begin; the sum is how many there are. */
const groupings = [
  { begins: /^3[47]/, groups: [4, 6, 5] },
  { begins: /^3(0|6|8)/, groups: [4, 6, 4] },
  { begins: /^62055/, groups: [4, 4, 4, 4, 3] },
] as const

/** Diners issues both lengths: 3056 9300 0902 0004 has sixteen. */
const sixteen = [4, 4, 4, 4] as const

const groupsOf = (digits: string): readonly number[] => {
  const groups = groupings.find(({ begins }) => begins.test(digits))?.groups ?? sixteen
  const length = groups.reduce((sum, size) => sum + size, 0)
  return digits.length > length && length === 14 ? sixteen : groups
}

const lengthOf = (groups: readonly number[]) => groups.reduce((sum, size) => sum + size, 0)

export const longestNumber = (digits: string): number =>
  /^3(0|6|8)/.test(digits) ? 16 : lengthOf(groupsOf(digits))

export const formatNumber = (typed: string): string => {
  const digits = digitsOf(typed)
  const kept = digits.slice(0, longestNumber(digits))
  const parts: string[] = []
  let at = 0
  for (const size of groupsOf(kept)) {
    if (at < kept.length) parts.push(kept.slice(at, at + size))
    at += size
  }
  return parts.join(' ')
}

const passesLuhn = (digits: string): boolean => {
  let sum = 0
  for (let place = 0; place < digits.length; place += 1) {
    const digit = Number(digits[digits.length - 1 - place])
    const doubled = place % 2 === 1 ? digit * 2 : digit
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}

export const isNumber = (typed: string): boolean => {
  const digits = digitsOf(typed)
  return digits.length === lengthOf(groupsOf(digits)) && passesLuhn(digits)
}

/** `4` becomes `04/`, `1226` becomes `12/26`, a year of four digits its last two. What is being deleted stays deleted. */
export const formatExpiry = (typed: string, isDeleting = false): string => {
  const [month, year] = typed.includes('/') ? typed.split('/', 2).map(digitsOf) : splitExpiry(digitsOf(typed))
  if (!month) return ''
  const isWhole = month.length > 1 || typed.includes('/') || /[2-9]/.test(month)
  if (!isWhole || (isDeleting && !year)) return month
  const shortYear = /^20\d\d/.test(year ?? '') ? year?.slice(2, 4) : year?.slice(0, 2)
  return `${month.padStart(2, '0').slice(0, 2)}/${shortYear ?? ''}`
}

const splitExpiry = (digits: string): [string, string] =>
  /^[2-9]/.test(digits) ? [digits.slice(0, 1), digits.slice(1)] : [digits.slice(0, 2), digits.slice(2)]

export type Expiry = { month: number; year: number }

/** The month and year, or null where it is none or past: a card is good to the end of its month. */
export const expiryOf = (typed: string, now: Date): Expiry | null => {
  const [, month = '', year = ''] = /^(0[1-9]|1[0-2])\/(\d{2})$/.exec(typed.replace(/\s/g, '')) ?? []
  if (month === '') return null
  const expiry = { month: Number(month), year: 2_000 + Number(year) }
  const isPast =
    expiry.year < now.getFullYear() ||
    (expiry.year === now.getFullYear() && expiry.month < now.getMonth() + 1)
  const isTooFar = expiry.year > now.getFullYear() + 50
  return isPast || isTooFar ? null : expiry
}

export const cvcLength = (number: string): number => (/^3[47]/.test(digitsOf(number)) ? 4 : 3)

export const isCvc = (typed: string, number: string): boolean =>
  /^\d{3,4}$/.test(typed) && typed.length === cvcLength(number)

export const isEmptyEntry = (entry: CardEntry): boolean =>
  cardFields.every((field) => entry[field].trim() === '')

export const entryErrors = (entry: CardEntry, now: Date): CardErrors => {
  const isRight: Record<CardField, boolean> = {
    card_number: isNumber(entry.card_number),
    name_on_Card: entry.name_on_Card.trim() !== '',
    exp_date: expiryOf(entry.exp_date, now) !== null,
    cvv: isCvc(entry.cvv, entry.card_number),
  }
  const errors: CardErrors = {}
  for (const field of cardFields) if (!isRight[field]) errors[field] = [cardSentences[field]]
  return errors
}
