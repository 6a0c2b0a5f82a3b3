import { readFileSync } from 'node:fs'
import opentype from 'opentype.js'
import { marks } from './marks.ts'
import { faces, type Style } from './styles.ts'

/** Between the page's white and its night: at least 3.5 to 1 on either. */
const toneOfBrands = '#7a746a'
const size = 100
const lineHeight = size * 1.06
const margin = 6
/** Longer names stand in two lines. */
const mostLetters = 13
const fontsFolder = new URL('../../../node_modules/@fontsource/', import.meta.url).pathname

interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** Name and mark as paths: no font is asked for, and the file is a few kilobytes. */
export function drawLogo(name: string, style: Style): string {
  const words = wordsOf(name, style)
  const side =
    style.place === 'above' ? size * 1.15 : (words.box.bottom - words.box.top) * (words.lines > 1 ? 1 : 1.5)
  const mark = style.mark && placeMark(style, words.box, side)
  const box = mark ? around(words.box, mark.box) : words.box
  const width = Math.ceil(box.right - box.left + margin * 2)
  const height = Math.ceil(box.bottom - box.top + margin * 2)
  const view = [box.left - margin, box.top - margin].map(Math.floor).concat(width, height).join(' ')
  const shown = Math.round((80 * width) / height)
  const paths = [mark?.svg ?? '', `<path d="${words.d}"/>`].join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}" width="${shown}" height="80" role="img"><title>${name.replace('&', '&amp;')}</title><g fill="${style.color ?? toneOfBrands}" fill-rule="evenodd">${paths}</g></svg>\n`
}

function placeMark({ mark, place }: Style, words: Box, side: number) {
  if (!mark) return null
  const left = place === 'above' ? (words.left + words.right - side) / 2 : words.left - side - size * 0.3
  const top = place === 'above' ? words.top - side - size * 0.34 : (words.top + words.bottom - side) / 2
  const box: Box = { left, top, right: left + side, bottom: top + side }
  const scale = Math.round(side) / 100
  return {
    box,
    svg: `<path transform="translate(${Math.round(left)} ${Math.round(top)})scale(${scale})" d="${marks[mark]}"/>`,
  }
}

const around = (one: Box, other: Box): Box => ({
  left: Math.min(one.left, other.left),
  top: Math.min(one.top, other.top),
  right: Math.max(one.right, other.right),
  bottom: Math.max(one.bottom, other.bottom),
})

function wordsOf(name: string, { face, letters = 'as-is', tracking = 0, place }: Style) {
  const bytes = readFileSync(fontsFolder + faces[face].file)
  const font = opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
  const lines = linesOf(name).map((line) =>
    letters === 'capitals' ? line.toUpperCase() : letters === 'small' ? line.toLowerCase() : line,
  )
  const path = new opentype.Path()
  const widths = lines.map((line) => font.getAdvanceWidth(line, size, { letterSpacing: tracking / 1000 }))
  const widest = Math.max(...widths)
  lines.forEach((line, row) => {
    const left = place === 'above' ? (widest - (widths[row] ?? 0)) / 2 : 0
    path.extend(font.getPath(line, left, row * lineHeight, size, { letterSpacing: tracking / 1000 }))
  })
  const { x1, y1, x2, y2 } = path.getBoundingBox()
  return {
    d: shortPath(path.commands),
    box: { left: x1, top: y1, right: x2, bottom: y2 },
    lines: lines.length,
  }
}

/** Two lines of much the same length. */
function linesOf(name: string): string[] {
  const words = name.split(' ')
  if (name.length <= mostLetters || words.length === 1) return [name]
  const cuts = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')])
  const longest = (lines: string[]) => Math.max(...lines.map(({ length }) => length))
  return cuts.toSorted((one, other) => longest(one) - longest(other))[0] ?? [name]
}

/** A curve that leaves its chord by less than a unit: serifs are full of them. */
function isStraight(moved: readonly number[]): boolean {
  const [right = 0, down = 0] = moved.slice(-2)
  const length = Math.max(1, Math.hypot(right, down))
  return moved.slice(0, -2).every((across, index) => {
    if (index % 2 === 1) return true
    const along = moved[index + 1] ?? 0
    const isBetween = Math.hypot(across, along) <= length + 1
    return isBetween && Math.abs(across * down - along * right) / length <= mostBulge
  })
}
const mostBulge = 0.75

/** Whole numbers relative to the point before, no letter twice in a row: a quarter of what absolute decimals take. */
function shortPath(commands: readonly opentype.PathCommand[]): string {
  let x = 0
  let y = 0
  let last = ''
  const say = (letter: string, numbers: readonly number[]) => {
    const said = letter === last ? ((numbers[0] ?? 0) < 0 ? '' : ' ') : letter
    last = letter
    return said + numbers.join(' ').replaceAll(' -', '-')
  }
  const step = (letter: string, ...points: readonly number[]) => {
    const rounded = points.map(Math.round)
    const moved = rounded.map((value, index) => value - (index % 2 === 0 ? x : y))
    x = rounded.at(-2) ?? x
    y = rounded.at(-1) ?? y
    if (letter === 'l' || isStraight(moved)) return straight(moved.slice(-2))
    return say(letter, moved)
  }
  const straight = ([right = 0, down = 0]: readonly number[]) => {
    if (right === 0 && down === 0) return ''
    if (down === 0) return say('h', [right])
    return right === 0 ? say('v', [down]) : say('l', [right, down])
  }
  return commands
    .map((command) => {
      if (command.type === 'Z') return say('z', [])
      if (command.type === 'M') {
        const [toX, toY] = [Math.round(command.x), Math.round(command.y)]
        x = toX
        y = toY
        return say('M', [toX, toY])
      }
      if (command.type === 'L') return step('l', command.x, command.y)
      if (command.type === 'Q') return step('q', command.x1, command.y1, command.x, command.y)
      return step('c', command.x1, command.y1, command.x2, command.y2, command.x, command.y)
    })
    .join('')
}
