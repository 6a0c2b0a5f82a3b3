/** Fields that only a payment provider's own frame may see. */
const cardField = /^(card_?number|cc_?number|cvv2?|cvc2?|card_?cvc|security_?code|exp(iry)?_?date|pan)$/i

/** 13 to 19 digits, as people write them: in groups, with spaces or dashes. */
const digitRun = /(?:\d[ -]?){12,18}\d/g

const passesLuhn = (digits: string): boolean => {
  let sum = 0
  for (let place = 0; place < digits.length; place += 1) {
    const digit = Number(digits[digits.length - 1 - place])
    const doubled = place % 2 === 1 ? digit * 2 : digit
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}

const isCardNumber = (run: string): boolean => {
  const digits = run.replace(/\D/g, '')
  // Cards begin with 2 to 6: a telephone number or an id in zeros does not look like one.
  return digits.length >= 13 && digits.length <= 19 && /^[2-6]/.test(digits) && passesLuhn(digits)
}

/** Where a request carries what looks like a card, so that it is refused before anything is kept or logged. */
export const findCardData = (value: unknown, path: readonly string[] = []): string | null => {
  if (typeof value === 'string' || typeof value === 'number')
    return (String(value).match(digitRun) ?? []).some(isCardNumber) ? path.join('.') || 'request' : null
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
