/** A length as it stands on a box or in a catalogue. */
export type Measure = { amount: number; unit: 'in' | 'ft' }

/** The same size is written for the eye and said for the ear. */
export type Voice = {
  one: (measure: Measure) => string
  by: (measures: readonly Measure[]) => string
  range: (from: Measure, to: Measure) => string
}

const finest = 16

/** Sixteenths are what a tape measure shows: 7.5 as `7 1/2`, 11.8 as `11 13/16`. */
export const fraction = (amount: number, between = ' '): string => {
  const sixteenths = Math.max(amount > 0 ? 1 : 0, Math.round(amount * finest))
  const whole = Math.floor(sixteenths / finest)
  const rest = sixteenths % finest
  if (rest === 0) return String(whole)
  const shared = [8, 4, 2, 1].find((divisor) => rest % divisor === 0) ?? 1
  const part = `${rest / shared}/${finest / shared}`
  return whole === 0 ? part : `${whole}${between}${part}`
}

const marks = { in: '"', ft: ' ft' }
const written = ({ amount, unit }: Measure) => `${fraction(amount)}${marks[unit]}`

/** `12" × 24"`, `44"–48"` */
export const inWriting: Voice = {
  one: written,
  by: (measures) => measures.map(written).join(' × '),
  range: (from, to) => `${written(from)}–${written(to)}`,
}

const units = { in: ['inch', 'inches'], ft: ['foot', 'feet'] } as const
const number = ({ amount }: Measure) => fraction(amount, ' and ')
const unitOf = ({ amount, unit }: Measure) => units[unit][amount > 1 ? 1 : 0]
const said = (measure: Measure) => `${number(measure)} ${unitOf(measure)}`

/** “12 by 24 inches”: the unit once, where it is the same for all. */
const joined = (measures: readonly Measure[], word: string): string =>
  measures
    .map((measure, index) => (measures[index + 1]?.unit === measure.unit ? number(measure) : said(measure)))
    .join(` ${word} `)

export const aloud: Voice = {
  one: said,
  by: (measures) => joined(measures, 'by'),
  range: (from, to) => joined([from, to], 'to'),
}

const amount = String.raw`\d+\/\d+|\d+(?:\.\d+)?(?:[- ]\d+\/\d+)?`
const unit = String.raw`(?: ?(?:in\b|ft\b|"))?`
const one = `(?:${amount})${unit}`
// What is counted, and the studs of a wall, are no sizes.
const end = String.raw`(?!\w|[./]\d)(?! ?(?:pc|pieces|wall)\b)`
const measured = new RegExp(
  String.raw`(?<![\w./-])(?:${one}(?: ?[x×] ?${one}){1,2}${end}|(?:(?:${amount})"?[-–])?(?:${amount}) ?(?:in\b|ft\b|"))`,
  'g',
)
const parts = new RegExp(`(?<amount>${amount})(?: ?(?<unit>in\\b|ft\\b|"))?`, 'g')

/** “2-1/4” is two and a quarter. */
const amountOf = (words: string): number =>
  words
    .split(/[- ]/)
    .map((word) => word.split('/').map(Number))
    .reduce((sum, [over = 0, under = 1]) => sum + over / under, 0)

const measuresIn = (words: string): Measure[] =>
  [...words.matchAll(parts)].map(({ groups }) => ({
    amount: amountOf(groups?.['amount'] ?? '0'),
    unit: groups?.['unit'] === 'ft' ? 'ft' : 'in',
  }))

/** All inches and sizes in a maker's words; everything else stays as it is. */
export const inVoice = (words: string, voice: Voice): string =>
  // Most words tell no size: looking for a digit takes a tenth of the time that looking for a size does.
  /\d/.test(words) ? words.replace(measured, (match) => told(match, voice)) : words

const told = (size: string, voice: Voice): string => {
  const [first, second, ...more] = measuresIn(size)
  if (!first) return size
  if (!second) return voice.one(first)
  return /[x×]/.test(size) ? voice.by([first, second, ...more]) : voice.range(first, second)
}
