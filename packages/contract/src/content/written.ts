/** A text as pages show it: no browser reads marks, and no text ever becomes HTML. */
export type Piece = string | { strong: string } | { link: string; to: string }
export type Heading = { heading: Piece[]; id: string }
export type Passage = { paragraph: Piece[] } | { list: Piece[][]; isNumbered: boolean }
export type Block = Heading | Passage

/** What a link to the heading ends with. */
export const headingId = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
