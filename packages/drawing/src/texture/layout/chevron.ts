import type { Laid, LayoutRequest } from './layout.ts'
import { wrap } from './wrap.ts'

/** Columns of slanted pieces meeting in points. */
export function chevron({ pieceWidth, pieceLength, coverWidth, coverHeight }: LayoutRequest): Laid {
  const across = Math.min(pieceWidth, pieceLength)
  const columnWidth = Math.max(pieceWidth, pieceLength) * Math.SQRT1_2
  const step = across * Math.SQRT2
  const pairs = Math.max(1, Math.ceil(coverWidth / columnWidth / 2))
  const rows = Math.max(2, Math.ceil(coverHeight / step))
  return {
    width: pairs * 2 * columnWidth,
    height: rows * step,
    locate: (x, y, piece) => {
      const column = Math.floor(x / columnWidth)
      const fromLeft = x - column * columnWidth
      const slope = column % 2 === 0 ? 1 : -1
      const slanted = y - slope * (fromLeft - columnWidth / 2)
      const row = Math.floor(slanted / step)
      const inRow = slanted - row * step
      piece.column = wrap(column, pairs * 2)
      piece.row = wrap(row, rows)
      piece.u = (fromLeft - columnWidth / 2) * Math.SQRT2
      piece.v = (inRow - step / 2) * Math.SQRT1_2
      piece.halfU = columnWidth * Math.SQRT1_2
      piece.halfV = across / 2
      piece.edge = Math.min(fromLeft, columnWidth - fromLeft, Math.min(inRow, step - inRow) * Math.SQRT1_2)
    },
  }
}
