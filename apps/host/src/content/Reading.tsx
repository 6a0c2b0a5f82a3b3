import { Fragment, type ReactNode } from 'react'
import { Link } from 'react-router'
import { Marked } from './Marked.tsx'
import type { Block, Heading, Piece } from './written.ts'
import './Reading.css'

type Props = {
  blocks: readonly Block[]
  /** In a dialog, whose title is an `h2`, headings are one step lower than on a page. */
  level?: 2 | 3
  /** Marked wherever they stand in the text: what somebody searches for. */
  words?: readonly string[]
}

const noWords: readonly string[] = []

/** One of our own texts. */
export const Reading = ({ blocks, level = 3, words = noWords }: Props) => (
  <div className="reading">
    {blocks.map((block, index) => (
      <BlockShown key={index} block={block} level={level} words={words} />
    ))}
  </div>
)

type BlockProps = { block: Block; level: 2 | 3; words: readonly string[] }

const BlockShown = ({ block, level, words }: BlockProps) => {
  if ('heading' in block)
    return (
      <HeadingShown heading={block} level={level}>
        <Pieces of={block.heading} words={words} />
      </HeadingShown>
    )
  if ('paragraph' in block)
    return (
      <p>
        <Pieces of={block.paragraph} words={words} />
      </p>
    )
  const items = block.list.map((pieces, index) => (
    <li key={index}>
      <Pieces of={pieces} words={words} />
    </li>
  ))
  return block.isNumbered ? <ol>{items}</ol> : <ul>{items}</ul>
}

type HeadingProps = { heading: Heading; level: 2 | 3; children: ReactNode }

/** Only a page is linked to: there the heading has an address. */
const HeadingShown = ({ heading, level, children }: HeadingProps) =>
  level === 2 ? <h2 id={heading.id}>{children}</h2> : <h3>{children}</h3>

type PiecesProps = { of: readonly Piece[]; words: readonly string[] }

export const Pieces = ({ of, words }: PiecesProps) =>
  of.map((piece, index) => (
    <Fragment key={index}>
      <PieceShown piece={piece} words={words} />
    </Fragment>
  ))

const PieceShown = ({ piece, words }: { piece: Piece; words: readonly string[] }) => {
  if (typeof piece === 'string') return <Marked text={piece} words={words} />
  if ('strong' in piece)
    return (
      <strong>
        <Marked text={piece.strong} words={words} />
      </strong>
    )
  return (
    <Link to={piece.to}>
      <Marked text={piece.link} words={words} />
    </Link>
  )
}
