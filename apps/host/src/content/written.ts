/** A text of this folder, as the build reads it: see build/markdown.ts. */
export type Piece = string | { strong: string } | { link: string; to: string }
export type Block = { heading: Piece[] } | { paragraph: Piece[] } | { list: Piece[][]; isNumbered: boolean }
