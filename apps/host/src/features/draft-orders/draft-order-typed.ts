import type { CoverageNote } from '@showroom/contract/cart/cart'
import { quantityToCover } from '@showroom/contract/cart/quantity.rules'
import type { DraftOrder, ProDraftOrderLine } from '@showroom/contract/draft-order/draft-order'
import { standardValidity } from '@showroom/contract/draft-order/draft-order.rules'
import { draftOrdersMessages as messages } from './messages.ts'

export type TypedLine = {
  product_id: string
  /** Shown until the server has reckoned the line. */
  name: string
  qty: number
  coverage_note: CoverageNote | null
}

export type DraftOrderTyped = {
  client_name: string
  email: string
  project_id: string
  note: string
  valid_until: string
  items: readonly TypedLine[]
}

export const newDraftOrder = (now: Date): DraftOrderTyped => ({
  client_name: '',
  email: '',
  project_id: '',
  note: '',
  valid_until: standardValidity(now),
  items: [],
})

export const typedOf = (made: DraftOrder): DraftOrderTyped => ({
  client_name: made.client_name,
  email: made.email,
  project_id: made.project_id ?? '',
  note: made.note,
  valid_until: made.valid_until,
  items: made.lines.map(({ product_id, name, qty, coverage_note }) => ({
    product_id,
    name,
    qty,
    coverage_note,
  })),
})

export const itemsOf = (items: readonly TypedLine[]) =>
  items.map(({ product_id, qty, coverage_note }) => ({ product_id, qty, coverage_note }))

export const bodyOf = ({ project_id, items, ...typed }: DraftOrderTyped) => ({
  ...typed,
  project_id: project_id || null,
  items: itemsOf(items),
})

export const draftOrderErrors = ({ client_name, email }: DraftOrderTyped) => ({
  ...(client_name.trim() === '' ? { client_name: [messages.nameNeeded] } : {}),
  ...(email.trim() === '' ? { email: [messages.emailNeeded] } : {}),
})

export const changedLine = (
  items: readonly TypedLine[],
  product: string,
  change: Partial<TypedLine>,
): TypedLine[] => items.map((item) => (item.product_id === product ? { ...item, ...change } : item))

type Sold = Pick<ProDraftOrderLine, 'min_qty' | 'step_qty'>

/** Whole units for a typed area, with what is cut off; the sum goes with the line, as in a cart. */
export const lineForArea = (
  squareFeet: number,
  wastePct: number,
  { unit_coverage: perUnit, ...sold }: Sold & { unit_coverage: number },
): Pick<TypedLine, 'qty' | 'coverage_note'> => {
  const area = Math.round(squareFeet * 1_000)
  const { qty } = quantityToCover(area, wastePct, { ...sold, perUnit })
  return { qty, coverage_note: { rooms: [{ name: messages.areaRoom, area }], waste_pct: wastePct } }
}

/** The area that a line was counted for, as it was typed. */
export const typedArea = (note: CoverageNote | null): string =>
  note ? String(note.rooms.reduce((sum, { area }) => sum + area, 0) / 1_000) : ''
