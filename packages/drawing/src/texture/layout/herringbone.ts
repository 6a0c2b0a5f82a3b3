import type { Laid, LayoutRequest, Piece } from './layout.ts'
import { wrap } from './wrap.ts'

/** Laid at 45°: the zigzag climbs. The pattern's own lattice is turned, so that period and pattern agree. */
export function herringbone({ pieceWidth, pieceLength, coverWidth, coverHeight }: LayoutRequest): Laid {
  const across = Math.min(pieceWidth, pieceLength)
  const ratio = Math.max(2, Math.round(Math.max(pieceWidth, pieceLength) / across))
  const period = 2 * ratio * across * Math.SQRT2
  const repeats = Math.max(1, Math.ceil(Math.min(coverWidth, coverHeight) / period))
  const cells = repeats * 2 * ratio
  const side = repeats * period
  const locateSquare = locatorOf(ratio)
  return {
    width: side,
    height: side,
    locate: (x, y, piece) => {
      const turnedX = (x + y) * Math.SQRT1_2
      const turnedY = (y - x) * Math.SQRT1_2
      locateSquare(turnedX / across, turnedY / across, piece)
      // Two corners of the period differ by (cells, ±cells): sum and difference are what repeats.
      const column = piece.column
      piece.column = wrap(column + piece.row, 2 * cells)
      piece.row = wrap(column - piece.row, 2 * cells)
      piece.u *= across
      piece.v *= across
      piece.edge *= across
      piece.halfU = (ratio * across) / 2
      piece.halfV = across / 2
    },
  }
}

/** In units of the piece's width: which of the lying or standing pieces covers the point. */
const locatorOf =
  (ratio: number) =>
  (x: number, y: number, piece: Piece): void => {
    const i = Math.floor(x)
    const j = Math.floor(y)
    const step = wrap(i - j, 2 * ratio)
    const lying = step < ratio
    piece.column = lying ? i - step : i
    piece.row = lying ? j : j - (2 * ratio - 1 - step)
    const dx = x - piece.column
    const dy = y - piece.row
    const along = lying ? dx : dy
    const across = lying ? dy : dx
    piece.u = along - ratio / 2
    piece.v = across - 0.5
    piece.edge = Math.min(along, ratio - along, across, 1 - across)
  }
