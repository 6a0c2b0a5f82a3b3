import type { z } from 'zod'
import type { shownSize } from './catalogue.ts'
import { aloud, inVoice, inWriting, type Voice } from './inches.rules.ts'

/** A product's size as the trade writes it, and as it is read out: `12" × 24"`, “12 by 24 inches”. */
export type ShownSize = z.infer<typeof shownSize>

export type SizedProduct = {
  /** Slug of the department's category: which measures there are, and what each is called, differs. */
  category: string
  /** The maker's own words: `7.5 x 75`, `5 in x RL`, `12x24x2 bullnose`. */
  label: string
  attributes: Readonly<Record<string, unknown>>
}

/** Null where a product has no size that could be told, as a faucet. */
export const sizeOf = (product: SizedProduct): ShownSize | null => {
  const text = sizeIn(inWriting, product)
  return text === '' ? null : { text, spoken: sizeIn(aloud, product) }
}

export const sizeOfLabel = (label: string): ShownSize | null =>
  sizeOf({ category: '', label, attributes: {} })

const sizeIn = (voice: Voice, product: SizedProduct): string =>
  [outlineIn(voice, product), thicknessIn(voice, product)]
    .filter(Boolean)
    .join(voice === aloud ? ', ' : ' · ')

const outlineIn = (voice: Voice, product: SizedProduct): string =>
  boardIn(voice, product) ?? bodyIn(voice, product) ?? labelIn(voice, product)

/** Boards: `7 1/2" wide planks, random lengths 24"–72"`. A laid pattern is of pieces of one size, which its label tells. */
const boardIn = (voice: Voice, { category, attributes }: SizedProduct): string | null => {
  const width = inchesOf(attributes['width_in'])
  const { length, pattern } = attributes
  if (category !== 'hardwood-flooring' || width === null || pattern !== 'Plank') return null
  const planks = `${voice.one({ amount: width, unit: 'in' })} wide planks`
  return typeof length === 'string' ? `${planks}, ${lengthIn(voice, length)}` : planks
}

const lengthIn = (voice: Voice, length: string): string => {
  const told = inVoice(length, voice)
  if (told.startsWith('Random ')) return told.replace('Random', 'random lengths')
  return told.startsWith('Fixed ') ? `${told.slice('Fixed '.length)} long` : told
}

type Side = { key: string; letter: string; word: string }
const wide = { key: 'width_in', letter: 'W', word: 'wide' }
const long = { key: 'length_in', letter: 'L', word: 'long' }
const high = { key: 'height_in', letter: 'H', word: 'high' }
const deep = { key: 'depth_in', letter: 'D', word: 'deep' }

/** In the order in which each trade tells them. */
const sidesOf: Readonly<Record<string, readonly Side[]>> = {
  'bathroom-vanitys': [wide, deep, high],
  'kitchen-sinks': [long, wide, deep],
  'bath-tubs': [long, wide, high],
  appliances: [wide],
}

/** Things that stand in a room: `36" W × 22" D × 34 1/2" H`. */
const bodyIn = (voice: Voice, { category, attributes }: SizedProduct): string | null => {
  const sides = (sidesOf[category] ?? []).flatMap((side) => {
    const amount = inchesOf(attributes[side.key])
    return amount === null ? [] : [{ ...side, told: voice.one({ amount, unit: 'in' }) }]
  })
  const [only] = sides
  if (!only) return null
  if (voice === aloud) return sides.map(({ told, word }) => `${told} ${word}`).join(' by ')
  if (sides.length === 1) return `${only.told} ${only.word}`
  return sides.map(({ told, letter }) => `${told} ${letter}`).join(' × ')
}

const labelIn = (voice: Voice, { label, attributes }: SizedProduct): string => {
  const { thickness } = attributes
  const bare =
    typeof thickness === 'string' && label.endsWith(` ${thickness}`)
      ? label.slice(0, -thickness.length - 1)
      : label
  return inVoice(bare, voice)
    .replace(/ x RL\b/, ' wide, random lengths')
    .replace(/ x (\d+) pc\b/, ', $1 pieces')
    .replace(/\bsqft\b/, 'sq ft')
    .replace(/\bLF\b/, 'linear ft')
}

const tiles = new Set(['tile-flooring', 'backsplash-tiles'])

/** Wood and tile in fractions of an inch; what is sold by the millimeter or centimeter keeps it. */
const thicknessIn = (voice: Voice, { category, label, attributes }: SizedProduct): string => {
  const inches = inchesOf(attributes['thickness_in'])
  if (inches !== null) return thick(voice.one({ amount: inches, unit: 'in' }))
  const { thickness, thickness_mm: millimeters } = attributes
  if (typeof millimeters === 'number') {
    const amount = millimeters / 25.4
    return thick(tiles.has(category) ? voice.one({ amount, unit: 'in' }) : metric(`${millimeters} mm`, voice))
  }
  // A third measure in the maker's words is the thickness.
  const isTold = typeof thickness !== 'string' || /\dx\d+x\d/.test(label)
  return isTold ? '' : thick(metric(inVoice(thickness, voice), voice))
}

const thick = (told: string) => `${told} thick`

const metricWords = { mm: 'millimeters', cm: 'centimeters' }
const metric = (told: string, voice: Voice): string =>
  voice === aloud
    ? told.replace(/\b(mm|cm)\b/, (unit) => (unit === 'mm' ? metricWords.mm : metricWords.cm))
    : told

/** Numbers come as numbers, or as the choices of a filter. */
const inchesOf = (value: unknown): number | null => {
  const amount = typeof value === 'string' && value !== '' ? Number(value) : value
  return typeof amount === 'number' && Number.isFinite(amount) && amount > 0 ? amount : null
}
