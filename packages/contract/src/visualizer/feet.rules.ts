/** A length as people write it: 12' 6". Thousandths of a foot, shown to the quarter of an inch. */
export const feetText = (length: number): string => {
  const quarters = Math.round((length * 48) / 1_000)
  const feet = Math.floor(quarters / 48)
  const inches = (quarters % 48) / 4
  return inches === 0 ? `${feet}' 0"` : `${feet}' ${inches}"`
}

/** The same in feet alone, to the hundredth: `12.5`. */
export const decimalFeet = (length: number): string => String(Math.round(length / 10) / 100)

/** The same read out. */
export const feetSpoken = (length: number): string => {
  const inches = Math.round((length * 12) / 1_000)
  const [feet, rest] = [Math.floor(inches / 12), inches % 12]
  const words = [feet > 0 ? `${feet} ${feet === 1 ? 'foot' : 'feet'}` : '', rest > 0 ? `${rest} inches` : '']
  return words.filter((word) => word !== '').join(' ') || '0 feet'
}

/** A length as its reader writes lengths: `12' 6"`, or `12.5 ft`. */
export const shownLength = (length: number, isDecimal: boolean): string =>
  isDecimal ? `${decimalFeet(length)} ft` : feetText(length)

export type Sides = { width: number; length: number }

/** Across and along. */
export const shownSize = ({ width, length }: Sides, isDecimal: boolean): string =>
  `${shownLength(width, isDecimal)} × ${shownLength(length, isDecimal)}`

/** The same in a field. Decimals keep every thousandth: what nobody changes stays as it is. */
export const lengthInField = (length: number, isDecimal: boolean): string =>
  isDecimal ? String(length / 1_000) : feetText(length)

/** Feet and inches of a text or a drawing that is written already as decimal feet. */
export const inDecimalFeet = (text: string): string =>
  text
    .replace(/(\d+)' (\d+(?:\.\d+)?)(?:"|&quot;)/g, (_, feet, inches) => `${decimal(feet, inches)} ft`)
    .replace(/(\d+) f(?:oo|ee)t(?: (\d+) inches)?/g, (_, feet, inches = '0') => {
      const length = decimal(feet, inches)
      return `${length} ${length === '1' ? 'foot' : 'feet'}`
    })

const decimal = (feet: string, inches: string): string =>
  decimalFeet(Math.round(Number(feet) * 1_000 + (Number(inches) * 1_000) / 12))

const largest = 100_000

/** `10' 6"`, `10'6`, `10 6`, `10.5`, `10 ft 6 in`, `126"`; null where it is no length. */
export const feetTyped = (typed: string): number | null => {
  const text = typed.trim().toLowerCase().replaceAll('’', "'").replaceAll('”', '"')
  const onlyInches = /^(\d+(?:\.\d+)?)\s*(?:"|in(?:ches)?)$/.exec(text)
  if (onlyInches) return allowed(Number(onlyInches[1]) / 12)
  const both = /^(\d+(?:\.\d+)?)\s*(?:'|ft|feet)?(?:\s*(\d+(?:\.\d+)?)\s*(?:"|in(?:ches)?)?)?$/.exec(text)
  if (!both) return null
  const inches = Number(both[2] ?? 0)
  return inches >= 12 ? null : allowed(Number(both[1]) + inches / 12)
}

const allowed = (feet: number): number | null => {
  const length = Math.round(feet * 1_000)
  return length > 0 && length <= largest ? length : null
}
