import type { Laid, LayoutRequest } from './layout.ts'
import { wrap } from './wrap.ts'

/** Straight courses, long side lying; each course is shifted by a share of the piece. */
export function courses(
  { pieceWidth, pieceLength, coverWidth, coverHeight }: LayoutRequest,
  shift: number,
): Laid {
  const long = Math.max(pieceWidth, pieceLength)
  const short = Math.min(pieceWidth, pieceLength)
  const columns = Math.max(1, Math.ceil(coverWidth / long))
  // After a whole cycle of shifts the first course lies as it did at the start.
  const cycle = shift === 0 ? 1 : Math.round(1 / shift)
  const rows = Math.max(1, Math.ceil(coverHeight / short / cycle)) * cycle
  return {
    width: columns * long,
    height: rows * short,
    locate: (x, y, piece) => {
      const row = Math.floor(y / short)
      const shifted = x + ((row * shift) % 1) * long
      const column = Math.floor(shifted / long)
      piece.row = wrap(row, rows)
      piece.column = wrap(column, columns)
      piece.u = shifted - (column + 0.5) * long
      piece.v = y - (row + 0.5) * short
      piece.halfU = long / 2
      piece.halfV = short / 2
      piece.edge = Math.min(long / 2 - Math.abs(piece.u), short / 2 - Math.abs(piece.v))
    },
  }
}
