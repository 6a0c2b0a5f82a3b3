import { cardBrands } from './card-brands.ts'

/** Fields that only a payment provider's own frame may see. */
const cardField = /^(card_?number|cc_?number|cvv2?|cvc2?|card_?cvc|security_?code|exp(iry)?_?date|pan)$/i

/** What is something else by its own form, however many digits are in it: addresses, UUIDs, tokens in hex. */
const notCards = [
  /[^\s@]{1,64}@[^\s@]{1,255}\.[^\s@]+/g,
  /\bhttps?:\/\/\S+/gi,
  /\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/gi,
  /\b(?=\d*[a-f])[0-9a-f]{24,}\b/gi,
]

/** Digits in groups as people write a card: shorter groups are measures, sizes and days. */
const grouped = /\d{3,}(?:[\p{Zs}.\-–—_]{1,2}\d{3,})*/gu

const passesLuhn = (digits: string): boolean => {
  let sum = 0
  for (let place = 0; place < digits.length; place += 1) {
    const digit = Number(digits[digits.length - 1 - place])
    const doubled = place % 2 === 1 ? digit * 2 : digit
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}

const isCardNumber = (digits: string): boolean =>
  cardBrands.some(({ prefix, lengths }) => lengths.includes(digits.length) && prefix.test(digits)) &&
  passesLuhn(digits)

const longestCard = 19

/** A code or a telephone number may stand beside it: any groups that follow each other can be the card. */
const holdsCard = (run: string): boolean => {
  const groups = run.match(/\d+/g) ?? []
  return groups.some((_, start) => {
    let digits = ''
    // A copy of the rest for each group would make the walk quadratic.
    for (let at = start; at < groups.length; at += 1) {
      digits += groups[at]
      if (digits.length > longestCard) return false
      if (isCardNumber(digits)) return true
    }
    return false
  })
}

const isCardText = (text: string): boolean => {
  const left = notCards.reduce((rest, form) => rest.replace(form, '\n'), text)
  return (left.match(grouped) ?? []).some(holdsCard)
}

/** Where a request carries what looks like a card, so that it is refused before anything is kept or logged. */
export const findCardData = (value: unknown, path: readonly string[] = []): string | null => {
  if (typeof value === 'string' || typeof value === 'number')
    return isCardText(String(value)) ? path.join('.') || 'request' : null
  if (typeof value !== 'object' || value === null) return null
  for (const [field, inner] of Object.entries(value)) {
    const inside = [...path, field]
    const isFilled = inner !== '' && inner !== null && inner !== undefined
    if (cardField.test(field) && isFilled) return inside.join('.')
    const found = findCardData(inner, inside)
    if (found !== null) return found
  }
  return null
}
