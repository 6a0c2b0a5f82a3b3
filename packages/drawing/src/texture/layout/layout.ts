import type { SurfaceAppearance } from '@showroom/contract/catalogue/appearance'
import { chevron } from './chevron.ts'
import { courses } from './courses.ts'
import { flagstone } from './flagstone.ts'
import { herringbone } from './herringbone.ts'
import { hexagons, pennies, pickets } from './honeycomb.ts'
import { ledger } from './ledger.ts'
import { planks } from './planks.ts'

/** The piece a point lies on. */
export interface Piece {
  column: number
  row: number
  /** From the middle of the piece along its length and across, metres. */
  u: number
  v: number
  halfU: number
  halfV: number
  /** To the nearest edge, metres; negative in the joint. */
  edge: number
}

/** How pieces lie in one period; the period repeats without a seam. */
export interface Laid {
  /** The period, metres. */
  width: number
  height: number
  locate: (x: number, y: number, piece: Piece) => void
}

/** Pieces in metres, and the least the period has to cover. */
export interface LayoutRequest {
  pieceWidth: number
  pieceLength: number
  coverWidth: number
  coverHeight: number
  seed: number
}

type LayoutName = SurfaceAppearance['layout']

const layouts: Record<LayoutName, (request: LayoutRequest) => Laid> = {
  grid: (request) => courses(request, 0),
  offset: (request) => courses(request, 1 / 2),
  'third-offset': (request) => courses(request, 1 / 3),
  planks,
  herringbone,
  chevron,
  hex: hexagons,
  penny: pennies,
  picket: pickets,
  ledger,
  flagstone,
  slab: unbroken,
  roll: unbroken,
}

export const layPieces = (layout: LayoutName, request: LayoutRequest): Laid => layouts[layout](request)

export const hasPieces = (layout: LayoutName): boolean => layout !== 'slab' && layout !== 'roll'

/** One body: `u` and `v` count the period itself. */
function unbroken({ coverWidth, coverHeight }: LayoutRequest): Laid {
  return {
    width: coverWidth,
    height: coverHeight,
    locate: (x, y, piece) => {
      piece.column = piece.row = 0
      piece.u = x / coverWidth
      piece.v = y / coverHeight
      piece.edge = 1
    },
  }
}
