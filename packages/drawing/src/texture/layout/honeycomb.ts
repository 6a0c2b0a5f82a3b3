/** Pieces whose every second row is shifted by half a piece: hexagons, penny rounds, pickets. */
import type { Laid, LayoutRequest } from './layout.ts'
import { wrap } from './wrap.ts'

/** Distance to the edge from the middle of a piece, both measured in metres. */
type EdgeOf = (dx: number, dy: number) => number

export function hexagons(request: LayoutRequest): Laid {
  const size = Math.min(request.pieceWidth, request.pieceLength)
  const half = Math.sqrt(3) / 2
  return shiftedRows(request, { across: size, pitch: size * half }, (dx, dy) => {
    const x = Math.abs(dx)
    return size / 2 - Math.max(x, x / 2 + Math.abs(dy) * half)
  })
}

export function pennies(request: LayoutRequest): Laid {
  const size = Math.min(request.pieceWidth, request.pieceLength)
  return shiftedRows(
    request,
    { across: size, pitch: (size * Math.sqrt(3)) / 2 },
    (dx, dy) => size / 2 - Math.hypot(dx, dy),
  )
}

export function pickets(request: LayoutRequest): Laid {
  const across = Math.min(request.pieceWidth, request.pieceLength)
  const length = Math.max(request.pieceWidth, request.pieceLength, across * 1.6)
  const tip = across / 2
  return shiftedRows(request, { across, pitch: length - tip }, (dx, dy) => {
    const x = Math.abs(dx)
    return Math.min(across / 2 - x, (length / 2 - x - Math.abs(dy)) * Math.SQRT1_2)
  })
}

function shiftedRows(
  { coverWidth, coverHeight }: LayoutRequest,
  { across, pitch }: { across: number; pitch: number },
  edgeOf: EdgeOf,
): Laid {
  const columns = Math.max(2, Math.ceil(coverWidth / across))
  const rows = Math.max(1, Math.ceil(coverHeight / pitch / 2)) * 2
  return {
    width: columns * across,
    height: rows * pitch,
    locate: (x, y, piece) => {
      piece.edge = Number.NEGATIVE_INFINITY
      piece.halfU = pitch / 2
      piece.halfV = across / 2
      const first = Math.floor(y / pitch)
      for (let row = first; row <= first + 1; row++) {
        const shift = wrap(row, 2) / 2
        const column = Math.round(x / across - shift)
        const dx = x - (column + shift) * across
        const dy = y - row * pitch
        const edge = edgeOf(dx, dy)
        if (edge <= piece.edge) continue
        piece.edge = edge
        piece.u = dy
        piece.v = dx
        piece.column = wrap(column, columns)
        piece.row = wrap(row, rows)
      }
    },
  }
}
