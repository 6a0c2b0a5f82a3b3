import { lowStockAt } from '../policy/figures.ts'

/** How far a product is on its way into shops; only an active one is in any (domain §2.14). */
export const productStatuses = ['draft', 'in_review', 'active', 'rejected', 'hidden', 'archived'] as const
export type ProductStatus = (typeof productStatuses)[number]

export const productStatusNames: Record<ProductStatus, string> = {
  draft: 'Draft',
  in_review: 'In review',
  active: 'Active',
  rejected: 'Rejected',
  hidden: 'Hidden',
  archived: 'Archived',
}

export const productMoves = [
  'submit',
  'withdraw',
  'hide',
  'show',
  'archive',
  'restore',
  'approve',
  'reject',
] as const
export type ProductMove = (typeof productMoves)[number]

type Move = { by: 'Vendor' | 'Admin'; from: readonly ProductStatus[]; to: ProductStatus }

/** Who may take a product from where to where. */
const moves: Record<ProductMove, Move> = {
  submit: { by: 'Vendor', from: ['draft', 'rejected'], to: 'in_review' },
  withdraw: { by: 'Vendor', from: ['in_review'], to: 'draft' },
  hide: { by: 'Vendor', from: ['active'], to: 'hidden' },
  show: { by: 'Vendor', from: ['hidden'], to: 'active' },
  archive: { by: 'Vendor', from: ['draft', 'active', 'rejected', 'hidden'], to: 'archived' },
  restore: { by: 'Vendor', from: ['archived'], to: 'draft' },
  approve: { by: 'Admin', from: ['in_review'], to: 'active' },
  // What is sold already can be taken out of the shops again.
  reject: { by: 'Admin', from: ['in_review', 'active', 'hidden'], to: 'rejected' },
}

/** How far it is; and whether it is hidden for a while alone, and comes back by itself. */
export type Standing = { status: ProductStatus; isPaused: boolean }

/** Where a move leads; null where this account may not make it, or not from there. */
export const statusAfter = (
  { status, isPaused }: Standing,
  move: ProductMove,
  by: string,
): ProductStatus | null => {
  const { by: mover, from, to } = moves[move]
  if (mover !== by) return null
  // What is paused can be hidden for good.
  return from.includes(status) || (move === 'hide' && status === 'hidden' && isPaused) ? to : null
}

export const movesFrom = (from: Standing, by: string): ProductMove[] =>
  productMoves.filter((move) => statusAfter(from, move, by) !== null)

/** What is on its way, or was put away, stays as it was judged. */
export const canEdit = (status: ProductStatus): boolean => status !== 'in_review' && status !== 'archived'

export const vendorProductSorts = ['name', 'sku', 'price', 'stock', 'updated'] as const

/** How a vendor has it: on the shelf, made when it is ordered, or not again. */
export const availabilities = ['stocked', 'made_to_order', 'discontinued'] as const
export type Availability = (typeof availabilities)[number]

/** What a visitor reads of the stock, from how the vendor has it and what lies there. */
export const stockStatusOf = (availability: Availability, onHand: number) => {
  if (availability !== 'stocked') return availability
  if (onHand > lowStockAt) return 'in_stock'
  return onHand > 0 ? 'low' : 'backorder'
}

export const availabilityOf = (stockStatus: string): Availability =>
  availabilities.find((each) => each === stockStatus) ?? 'stocked'

/** The documents that are written from what is known of a product. */
export const offeredDocuments = ['Spec sheet', 'Install guide', 'Care', 'Warranty'] as const

/** How one product goes with another: it does not work without it, or it suits it. */
export const partKinds = ['required', 'matching'] as const
export type PartKind = (typeof partKinds)[number]
export const mostParts = 24

export const longestProductName = 160
export const longestDescription = 5_000
export const mostPhotos = 20
export const dearestCents = 20_000_000
