/** What people type, as whole numbers of its smallest unit; null where it is none. */

const amount = /^\$? ?([0-9]{1,3}(?:,[0-9]{3})+|[0-9]{1,8})(?:[.]([0-9]{1,2}))?$/

/** “12,000” and “$950.50” as cents. */
export const centsIn = (typed: string): number | null => {
  const [, dollars, cents = ''] = amount.exec(typed.trim()) ?? []
  return dollars === undefined
    ? null
    : Number(dollars.replaceAll(',', '')) * 100 + Number(cents.padEnd(2, '0'))
}

export const centsAsTyped = (cents: number | null | undefined): string =>
  cents === null || cents === undefined ? '' : String(cents / 100)

const decimal = /^([0-9]{1,4})(?:[.]([0-9]{1,3}))? *(?:ft|feet|foot|')?$/i
const feetAndInches =
  /^(?:([0-9]{1,4}) *(?:ft|feet|foot|'|’| ) *)?([0-9]{1,3}(?:[.][0-9]{1,2})?) *(?:in|inches|inch|"|”|'')?$/i

/** “10.5”, “10' 6"” and “10 ft 6 in” as thousandths of a foot. */
export const milliFeetIn = (typed: string): number | null => {
  const text = typed.trim()
  const [, whole, part = ''] = decimal.exec(text) ?? []
  if (whole !== undefined) return Number(whole) * 1_000 + Number(part.padEnd(3, '0'))
  const [, feet = '0', inches] = feetAndInches.exec(text) ?? []
  return inches === undefined ? null : Number(feet) * 1_000 + Math.round((Number(inches) * 1_000) / 12)
}

const inchesPerFoot = 12

/** `10 ft 6.25 in`, to the hundredth of an inch. */
const inFeetAndInches = (milli: number): string => {
  const inches = Math.round((milli * inchesPerFoot) / 10) / 100
  const feet = Math.floor(inches / inchesPerFoot)
  const rest = Math.round((inches - feet * inchesPerFoot) * 100) / 100
  return [...(feet > 0 ? [`${feet} ft`] : []), ...(rest > 0 ? [`${rest} in`] : [])].join(' ')
}

const inDecimalFeet = (milli: number): string => `${milli / 1_000} ft`

/** A length as its reader writes lengths: `10 ft 6 in`, or `10.5 ft`. */
export const lengthText = (milli: number, isDecimal: boolean): string =>
  isDecimal ? inDecimalFeet(milli) : inFeetAndInches(milli) || '0 ft'

/** The same in a field; where inches would not give the length back, decimals do. */
export const feetAsTyped = (milli: number, isDecimal = true): string => {
  if (milli === 0) return ''
  const text = inFeetAndInches(milli)
  return isDecimal || milliFeetIn(text) !== milli ? String(milli / 1_000) : text
}
