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

export const feetAsTyped = (milli: number): string => (milli === 0 ? '' : String(milli / 1_000))
