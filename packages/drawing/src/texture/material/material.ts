/** What a material puts down at one point: colour 0 to 255, height in relief units, roughness 0 to 255. */
export interface Ink {
  red: number
  green: number
  blue: number
  height: number
  rough: number
}

/** Where the point is, and which piece it is on. */
export interface Spot {
  /** Along the length and across the piece from its middle, metres; the whole period, 0 to 1, where there are no pieces. */
  u: number
  v: number
  /** Half the piece, metres. */
  halfU: number
  halfV: number
  /** Three numbers, 0 to 1, that belong to this piece alone. */
  r0: number
  r1: number
  r2: number
}

/** Writes into the ink it is given: called once for every pixel. */
export type Material = (spot: Spot, ink: Ink) => void
