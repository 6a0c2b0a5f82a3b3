import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Beside the sources, and beside the bundle. */
const folder = new URL('./fonts/', import.meta.url)

type FontName = 'regular' | 'semibold'

export const fontPath = (name: FontName): string => fileURLToPath(new URL(`${name}.ttf`, folder))
export const fontFile = (name: FontName): Buffer => readFileSync(fontPath(name))

/** What stands on paper for a letter that its font does not have. */
export const standIn = '□'

type Run = { first: number; last: number }

/** `npm run fonts` writes down what is in the font. */
const readRuns = (): Run[] =>
  readFileSync(new URL('letters.txt', folder), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [first = '', last = first] = line.split('-')
      return { first: Number.parseInt(first, 16), last: Number.parseInt(last, 16) }
    })

let known: readonly Run[] | undefined

const isInFont = (letter: string): boolean => {
  known ??= readRuns()
  const codePoint = letter.codePointAt(0) ?? 0
  return known.some(({ first, last }) => first <= codePoint && codePoint <= last)
}

/** What joins or marks its neighbours and has no shape of its own. */
const shapeless = /[\p{Cc}\p{Cf}\p{Variation_Selector}]/gu
const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** The text in letters that the paper has: each other sign is one box, so that nobody takes the rest for all of it. */
export const writable = (text: string): string =>
  text
    .normalize('NFC')
    .split(/\r\n|\r|\n/)
    .map(lineOf)
    .join('\n')

const lineOf = (line: string): string =>
  Array.from(segmenter.segment(line.replaceAll('\t', ' ')), ({ segment }) => {
    const seen = segment.replaceAll(shapeless, '')
    return Array.from(seen).every(isInFont) ? seen : standIn
  }).join('')
