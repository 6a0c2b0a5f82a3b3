import type { Passage, Piece } from './written.ts'

const mark = /\*\*([^*]+)\*\*|\[([^\]]+)\]\(([^()\s]+)\)/g

/** Pages of this site and of the secure web: no address may run a program. */
const isAddress = (to: string): boolean =>
  (to.startsWith('/') && !to.startsWith('//')) || to.startsWith('https://')

const piecesOf = (line: string): Piece[] => {
  const pieces: Piece[] = []
  let at = 0
  for (const found of line.matchAll(mark)) {
    const [whole, strong, link, to = ''] = found
    if (strong === undefined && !isAddress(to)) continue
    if (found.index > at) pieces.push(line.slice(at, found.index))
    pieces.push(strong === undefined ? { link: link ?? '', to } : { strong })
    at = found.index + whole.length
  }
  if (at < line.length) pieces.push(line.slice(at))
  return pieces
}

const point = /^- +/
const number = /^\d+\. +/

const blockOf = (lines: readonly string[]): Passage => {
  for (const [sign, isNumbered] of [
    [point, false],
    [number, true],
  ] as const)
    if (lines.every((line) => sign.test(line)))
      return { list: lines.map((line) => piecesOf(line.replace(sign, ''))), isNumbered }
  return { paragraph: piecesOf(lines.join(' ')) }
}

/**
 * Paragraphs between empty lines, lists with `-` or `1.`, `**strong**` and `[link](/address)`. Whatever else stands
 * there, HTML above all, is shown as it was typed.
 */
export const blocksIn = (text: string): Passage[] =>
  text
    .split(/\n\s*\n/)
    .map((part) =>
      part
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean),
    )
    .filter((lines) => lines.length > 0)
    .map(blockOf)
