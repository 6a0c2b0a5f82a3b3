/** A text of this folder, as the build reads it: see build/markdown.ts. */
export type Piece = string | { strong: string } | { link: string; to: string }
export type Heading = { heading: Piece[]; id: string }
export type Block = Heading | { paragraph: Piece[] } | { list: Piece[][]; isNumbered: boolean }

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
