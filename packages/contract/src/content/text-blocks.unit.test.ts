import fc from 'fast-check'
import { expect, test } from 'vitest'
import { blocksIn } from './text-blocks.rules.ts'
import type { Passage, Piece } from './written.ts'

const shown = (pieces: readonly Piece[]): string =>
  pieces
    .map((piece) => (typeof piece === 'string' ? piece : 'strong' in piece ? piece.strong : piece.link))
    .join('')
const allPieces = (block: Passage): Piece[] => ('paragraph' in block ? block.paragraph : block.list.flat())

test('paragraphs, lists, strong words and links', () => {
  expect(blocksIn('One\nline.\n\n1. first\n2. **second**\n\n- [us](/contact)')).toEqual([
    { paragraph: ['One line.'] },
    { list: [['first'], [{ strong: 'second' }]], isNumbered: true },
    { list: [[{ link: 'us', to: '/contact' }]], isNumbered: false },
  ])
})

test.each([
  '[x](javascript:alert(1))',
  '[x](//evil.example)',
  '[x](http://plain.example)',
  '[x](data:text/html,hi)',
])('%s leads nowhere', (text) => {
  expect(blocksIn(text)).toEqual([{ paragraph: [text] }])
})

test('whatever is typed, no address of a link can run a program', () =>
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('a', '[', ']', '(', ')', '*', '/', ':', '<', '\n', '-') }),
      (text) => {
        for (const piece of blocksIn(text).flatMap(allPieces))
          if (typeof piece !== 'string' && 'to' in piece) expect(piece.to).toMatch(/^(\/(?!\/)|https:\/\/)/)
      },
    ),
  ))

test('words without marks come through as they were typed', () =>
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', 'ß', '<', '>', '&', ' ', '“') }), (text) => {
      expect(blocksIn(text).map((block) => shown(allPieces(block)))).toEqual(
        text.trim() === '' ? [] : [text.trim()],
      )
    }),
  ))
