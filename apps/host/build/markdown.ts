import { relative } from 'node:path'
import { lexer, type Token, type Tokens } from 'marked'
import type { Plugin } from 'vite'
// By its path, as in figures.ts.
import { headingId } from '../../../packages/contract/src/content/written.ts'
import type { Block, Piece } from '../src/content/written.ts'
import { withCounts, withFigures } from './figures.ts'
import { type FrontMatter, readFrontMatter } from './front-matter.ts'

/** Texts of src/content as plain blocks: no browser reads Markdown, and no text ever becomes HTML. */
export const markdown = (): Plugin => ({
  name: 'markdown',
  enforce: 'pre',
  transform: (text, id) => {
    const [path = '', query] = id.split('?')
    if (!path.endsWith('.md')) return null
    const file = relative(process.cwd(), path)
    // `?source`: what an Admin begins to edit with, its figures still by name.
    if (query === 'source')
      return {
        code: `export default ${JSON.stringify(readFrontMatter(withCounts(text), file).body)}`,
        map: null,
      }
    const { blocks, title, description, updated } = contentOf(text, file)
    const constants = Object.entries({ title, description, updated }).map(
      ([name, value]) => `export const ${name} = ${JSON.stringify(value)}`,
    )
    // `?matter`: a program that names the page needs nothing of its text.
    const written = query === 'matter' ? [] : [`export default ${JSON.stringify(blocks)}`]
    return { code: [...constants, ...written].join('\n'), map: null }
  },
})

export type Content = FrontMatter & { blocks: Block[] }

/** A file as its page gets it. */
export const contentOf = (text: string, file: string): Content => {
  const { matter, body } = readFrontMatter(withFigures(text, file), file)
  return { ...matter, blocks: blocksOf(body) }
}

export const blocksOf = (text: string): Block[] => lexer(text).flatMap(blockOf)

const blockOf = (token: Token): Block[] => {
  if (isHeading(token)) return [{ heading: piecesOf(token.tokens), id: headingId(token.text) }]
  if (isParagraph(token)) return [{ paragraph: piecesOf(token.tokens) }]
  if (isList(token))
    return [{ list: token.items.map(({ tokens }) => piecesOf(tokens)), isNumbered: token.ordered }]
  if (token.type === 'space') return []
  throw new Error(`A text may not hold a ${token.type}: ${token.raw}`)
}

const isHeading = (token: Token): token is Tokens.Heading => token.type === 'heading'
const isParagraph = (token: Token): token is Tokens.Paragraph => token.type === 'paragraph'
const isList = (token: Token): token is Tokens.List => token.type === 'list'
const isLink = (token: Token): token is Tokens.Link => token.type === 'link'

const piecesOf = (tokens: readonly Token[] = []): Piece[] => tokens.flatMap(pieceOf)

const pieceOf = (token: Token): Piece[] => {
  if (token.type === 'strong' && 'text' in token) return [{ strong: String(token.text) }]
  if (isLink(token)) return [{ link: token.text, to: token.href }]
  if (token.type === 'text' && 'tokens' in token && token.tokens) return piecesOf(token.tokens)
  if (token.type === 'text' && 'text' in token) return [String(token.text)]
  throw new Error(`A sentence may not hold a ${token.type}: ${token.raw}`)
}
