import { Link } from 'react-router'
import type { Block, Piece } from './written.ts'
import './Reading.css'

/** One of our own texts. */
export const Reading = ({ blocks }: { blocks: readonly Block[] }) => (
  <div className="reading">
    {blocks.map((block, index) => (
      <BlockShown key={index} block={block} />
    ))}
  </div>
)

const BlockShown = ({ block }: { block: Block }) => {
  if ('heading' in block)
    return (
      <h3>
        <Pieces of={block.heading} />
      </h3>
    )
  if ('paragraph' in block)
    return (
      <p>
        <Pieces of={block.paragraph} />
      </p>
    )
  const items = block.list.map((pieces, index) => (
    <li key={index}>
      <Pieces of={pieces} />
    </li>
  ))
  return block.isNumbered ? <ol>{items}</ol> : <ul>{items}</ul>
}

const Pieces = ({ of }: { of: readonly Piece[] }) =>
  of.map((piece, index) => <PieceShown key={index} piece={piece} />)

const PieceShown = ({ piece }: { piece: Piece }) => {
  if (typeof piece === 'string') return piece
  return 'strong' in piece ? <strong>{piece.strong}</strong> : <Link to={piece.to}>{piece.link}</Link>
}
