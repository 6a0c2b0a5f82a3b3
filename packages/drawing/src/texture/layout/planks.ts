import { seededRandom } from '../noise.ts'
import type { Laid, LayoutRequest } from './layout.ts'
import { wrap } from './wrap.ts'

/** Boards run upwards, their ends staggered at random and never close to the neighbour's. */
export function planks({ pieceWidth, pieceLength, coverWidth, coverHeight, seed }: LayoutRequest): Laid {
  const across = Math.min(pieceWidth, pieceLength)
  const length = Math.min(Math.max(pieceWidth, pieceLength), Math.max(coverHeight, 0.6) * 1.3)
  const lanes = Math.max(2, Math.ceil(coverWidth / across))
  const boards = Math.max(1, Math.ceil(coverHeight / length))
  const height = boards * length
  const starts = staggeredStarts(lanes, length, seed)
  return {
    width: lanes * across,
    height,
    locate: (x, y, piece) => {
      const lane = Math.floor(x / across)
      piece.column = wrap(lane, lanes)
      const along = y + (starts[piece.column] ?? 0)
      const board = Math.floor(along / length)
      piece.row = wrap(board, boards)
      piece.u = along - (board + 0.5) * length
      piece.v = x - (lane + 0.5) * across
      piece.halfU = length / 2
      piece.halfV = across / 2
      piece.edge = Math.min(length / 2 - Math.abs(piece.u), across / 2 - Math.abs(piece.v))
    },
  }
}

function staggeredStarts(lanes: number, length: number, seed: number): number[] {
  const random = seededRandom(seed + 5)
  const starts: number[] = []
  for (let lane = 0; lane < lanes; lane++) {
    const before = starts[lane - 1] ?? 0
    const step = 0.25 + 0.5 * random()
    starts.push((before + step * length) % length)
  }
  return starts
}
