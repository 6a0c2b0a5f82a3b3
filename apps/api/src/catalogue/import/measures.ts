/** `74.25 USD`, `$1,234.50`, `74.25` in cents; null where it is not a price in dollars. */
export const centsOf = (text: string): number | null => {
  const match =
    /^(?:USD|US\$|\$)?\s*(-?\d{1,3}(?:,\d{3})+(?:\.\d+)?|-?\d+(?:\.\d+)?)\s*(?:USD|US\$|\$)?$/i.exec(
      text.trim(),
    )
  if (!match?.[1]) return null
  return Math.round(Number(match[1].replaceAll(',', '')) * 100)
}

export type Measure = { coverage: number } | { length: number }

const squareFoot = String.raw`(?:sq\.?\s*\.?(?:ft|feet|foot)|sqft|square\s+f(?:ee|oo)t|sf|ft2|ft²)\.?`
const squareMetre = String.raw`(?:sq\.?\s*m(?:et(?:er|re)s?)?|sqm|m2|m²)`
const number = String.raw`(\d+(?:\.\d+)?)`
const squareFeetPerSquareMetre = 10.7639

/** `15.5 sqft`, `1.44 sqm`, `7.83 ft`: what one sales unit covers, in thousandths. */
export const measureOf = (text: string): Measure | null => {
  const area = new RegExp(`^${number}\\s*${squareFoot}$`, 'i').exec(text.trim())
  if (area?.[1]) return covering(Number(area[1]))
  const metric = new RegExp(`^${number}\\s*${squareMetre}$`, 'i').exec(text.trim())
  if (metric?.[1]) return covering(Number(metric[1]) * squareFeetPerSquareMetre)
  const long = new RegExp(`^${number}\\s*(?:ft|lf|linear f(?:ee|oo)t)\\.?$`, 'i').exec(text.trim())
  return long?.[1] && Number(long[1]) > 0 ? { length: Math.round(Number(long[1]) * 1000) } : null
}

/** “Each box covers 15.5 sq ft”, “15.5 sqft/box”, “Coverage: 15.5 sq. ft.” somewhere in a text. */
export const coverageIn = (text: string): Measure | null => {
  const phrasings = [
    `cover(?:s|age)?(?:\\s+(?:of|area|per\\s+(?:box|carton|case)))?\\s*[:=]?\\s*(?:about\\s+|approx\\.?\\s+)?${number}\\s*${squareFoot}`,
    `${number}\\s*${squareFoot}\\s*(?:/|per|a|in\\s+(?:a|each))\\s*(?:box|carton|case)`,
    `(?:box|carton|case)\\s*(?:of|=|:|\\()\\s*${number}\\s*${squareFoot}`,
  ]
  for (const phrasing of phrasings) {
    const match = new RegExp(phrasing, 'i').exec(text)
    if (match?.[1]) return covering(Number(match[1]))
  }
  return null
}

const covering = (squareFeet: number): Measure | null =>
  squareFeet > 0 && squareFeet < 10_000 ? { coverage: Math.round(squareFeet * 1000) } : null

const poundsPer: Record<string, number> = { lb: 1, lbs: 1, oz: 1 / 16, kg: 2.20462, g: 0.00220462 }

/** `65.1 lb`, `29.5 kg`, `12500 g` in pounds. */
export const poundsOf = (text: string): number | null => {
  const match = /^(\d+(?:\.\d+)?)\s*(lbs?|oz|kg|g)$/i.exec(text.trim())
  const factor = poundsPer[match?.[2]?.toLowerCase() ?? '']
  if (!match?.[1] || factor === undefined) return null
  const pounds = Math.round(Number(match[1]) * factor * 100) / 100
  return pounds > 0 && pounds < 100_000 ? pounds : null
}
