import type { Block, Piece } from '@showroom/contract/content/written'

export type { Block, Heading, Piece } from '@showroom/contract/content/written'

/** A whole file: what its page is called, in a sentence what it is, and the day it was last changed. */
export type Written = {
  title: string
  description: string
  updated: string | null
  default: readonly Block[]
}

export const wordsOf = (pieces: readonly Piece[]): string =>
  pieces
    .map((piece) => (typeof piece === 'string' ? piece : 'strong' in piece ? piece.strong : piece.link))
    .join('')
