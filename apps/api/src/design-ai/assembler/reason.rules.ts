import type { Priced } from './candidate.ts'
import { colorWord, distance, labOf } from './lab.rules.ts'
import { seenColorNear, type Preferences, tasteOf } from './score.rules.ts'
import { styleBook } from './style-book.ts'

const dollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`

/** The style of the wish that this product comes nearest to. */
const nearestStyle = (priced: Priced, { styles }: Preferences): string | null => {
  const [best] = styles
    .map(({ style, weight }) => {
      const { looks, colors } = tasteOf(style, priced.surface)
      const color = Math.min(...colors.map((hex) => distance(priced.lab, labOf(hex))))
      // What was wished for is named before what the survey leans to.
      return { style, apart: color + (1 - weight) * 12 + (looks.includes(priced.appearance.look) ? 0 : 40) }
    })
    .toSorted((one, other) => one.apart - other.apart)
  return best && best.apart < 36 ? styleBook[best.style].name : null
}

const lookWords: Record<string, string> = {
  solid: 'plain surface',
  glazed: 'glaze',
  stone: 'stone look',
  marble: 'marble look',
  concrete: 'concrete look',
  wood: 'wood look',
  terrazzo: 'terrazzo',
  patterned: 'pattern',
  brick: 'brick',
  metal: 'metal',
  linen: 'linen look',
  turf: 'turf',
}

const styleReason = (priced: Priced, wish: Preferences): string => {
  const what = `${colorWord(priced.appearance.colors[0] ?? '#888888')} ${lookWords[priced.appearance.look] ?? 'surface'}`
  const style = nearestStyle(priced, wish)
  const named = /^[aeiou]/.test(what) ? `An ${what}` : `A ${what}`
  return style ? `${named}, as ${style} likes it` : `${named} that goes with the rest`
}

const priceReason = ({ centsPerSqft }: Priced, { budgetPerSqftCents: budget }: Preferences): string => {
  const price = `${dollars(centsPerSqft)} per sq ft`
  if (budget === null) return price
  return centsPerSqft <= budget
    ? `${price}, under your ${dollars(budget)}`
    : `${price}, over your ${dollars(budget)}`
}

const stockReason = ({ largestLot, qty, leadDaysMax }: Priced): string =>
  largestLot >= qty ? 'all of it from one lot' : `in stock, here within ${leadDaysMax} days`

/** As far as eyes say that two colors belong together. */
const near = 14

const besideReason = (priced: Priced, { beside }: Preferences): string => {
  const nearest = beside && seenColorNear(priced, beside)
  return nearest && nearest.apart < near ? `, near the ${colorWord(nearest.color)} of ${beside.whose}` : ''
}

/** Why this product: style and color, price, stock. */
export const reasonFor = (priced: Priced, wish: Preferences): string =>
  `${styleReason(priced, wish)}${besideReason(priced, wish)}; ${priceReason(priced, wish)}; ${stockReason(priced)}.`
