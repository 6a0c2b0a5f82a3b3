import type { SalesUnit } from '@showroom/contract/catalogue/catalogue'

export type AttributeValue = string | number | boolean | string[]
export type Attributes = Record<string, AttributeValue>

/** How one unit is sold and what it covers. Lengths, areas and edges in thousandths. */
export type Packing = {
  unit: SalesUnit
  uom: string
  coverage: number | null
  length: number | null
  pieces: number | null
  weightLb: number | null
  longestEdge: number | null
  isPlank: boolean
  minQty: number
  stepQty: number
}

export const onePiece: Packing = {
  unit: 'piece',
  uom: 'Piece',
  coverage: null,
  length: null,
  pieces: null,
  weightLb: null,
  longestEdge: null,
  isPlank: false,
  minQty: 1,
  stepQty: 1,
}

export const soldByPiece = (more: Partial<Packing> = {}): Packing => ({ ...onePiece, ...more })
