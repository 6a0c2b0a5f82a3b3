import { hashOf } from '../noise.ts'
import type { Laid, LayoutRequest } from './layout.ts'
import { wrap } from './wrap.ts'

/** Irregular stones: each point belongs to the nearest of jittered middles. */
export function flagstone({ pieceWidth, pieceLength, coverWidth, coverHeight, seed }: LayoutRequest): Laid {
  const size = Math.min(0.6, Math.max(0.24, (pieceWidth + pieceLength) / 2))
  const columns = Math.max(3, Math.ceil(coverWidth / size))
  const rows = Math.max(3, Math.ceil(coverHeight / size))
  const jitter = (column: number, row: number, salt: number) =>
    0.5 + (hashOf(wrap(column, columns), wrap(row, rows), seed * 7 + salt) - 0.5) * 0.86
  return {
    width: columns * size,
    height: rows * size,
    locate: (x, y, piece) => {
      const atColumn = Math.floor(x / size)
      const atRow = Math.floor(y / size)
      let nearest = Number.POSITIVE_INFINITY
      let second = Number.POSITIVE_INFINITY
      for (let row = atRow - 1; row <= atRow + 1; row++) {
        for (let column = atColumn - 1; column <= atColumn + 1; column++) {
          const dx = x - (column + jitter(column, row, 1)) * size
          const dy = y - (row + jitter(column, row, 2)) * size
          const distance = Math.hypot(dx, dy)
          if (distance >= nearest) {
            second = Math.min(second, distance)
            continue
          }
          second = nearest
          nearest = distance
          piece.u = dx
          piece.v = dy
          piece.column = wrap(column, columns)
          piece.row = wrap(row, rows)
        }
      }
      piece.halfU = piece.halfV = size / 2
      piece.edge = (second - nearest) / 2
    },
  }
}
