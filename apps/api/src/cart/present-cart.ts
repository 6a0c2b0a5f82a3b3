import type { Cart, CartLine } from '@showroom/contract/cart/cart'
import { cartMessages } from './cart.messages.ts'
import type { CartFacts, LineFacts } from './cart-facts.ts'
import { presentLine } from './present-line.ts'

/** Warnings that an order could not be placed with. */
const blocking: ReadonlySet<string> = new Set(['discontinued', 'stock_short', 'lot_short', 'required_part'])
export const isBlocking = (code: string): boolean => blocking.has(code)

export type Presented = { facts: CartFacts; showroom: string; now: Date }

/** The whole cart as its visitor sees it, and what may be done next. */
export const presentCart = ({ facts, showroom, now }: Presented): Cart => {
  const inCart = new Set(facts.lines.map(({ product }) => product.publicId))
  const lines = facts.lines.map((line) => presentLine(line, { inCart, now }))
  const reason = reasonAgainst(lines)
  return {
    cart_token: null,
    cart_id: facts.cartId,
    project_id: facts.projectId,
    showroom,
    version: facts.version,
    count: lines.length,
    Project_tans: lines,
    vendors: vendorsOf(facts.lines, lines),
    merchandise_cents: lines.reduce((sum, line) => sum + line.line_total_cents, 0),
    extra_info: facts.extraInfo,
    can: { checkout: reason === null, reason },
  }
}

/** What a visitor without a cart sees. */
export const emptyCart = (showroom: string): Cart => ({
  cart_token: null,
  cart_id: null,
  project_id: null,
  showroom,
  version: 0,
  count: 0,
  Project_tans: [],
  vendors: [],
  merchandise_cents: 0,
  extra_info: {},
  can: { checkout: false, reason: cartMessages.empty },
})

/** Why the lines can not be ordered as they are; null where nothing speaks against it. Guests sign in on the way. */
export const reasonAgainst = (lines: readonly CartLine[]): string | null => {
  if (lines.length === 0) return cartMessages.empty
  const isBlocked = lines.some(({ warnings }) => warnings.some(({ code }) => isBlocking(code)))
  return isBlocked ? cartMessages.needsAttention : null
}

/** A delivery per vendor, in the order in which the vendors came into the cart. */
const vendorsOf = (facts: readonly LineFacts[], lines: readonly CartLine[]): Cart['vendors'] => {
  const ids = [...new Set(facts.map(({ product }) => product.vendorPublicId))]
  return ids.map((id) => {
    const own = facts.filter(({ product }) => product.vendorPublicId === id)
    const lineIds = own.map(({ lineId }) => lineId)
    const earliest = Math.min(...own.map(({ product }) => product.leadDaysMin))
    const latest = Math.max(...own.map(({ product }) => product.leadDaysMax))
    const days = earliest === latest ? String(latest) : `${earliest}–${latest}`
    return {
      vendor_id: id,
      vendor: own[0]?.product.vendor ?? '',
      line_ids: lineIds,
      subtotal_cents: lines
        .filter((line) => lineIds.includes(line.id))
        .reduce((sum, line) => sum + line.line_total_cents, 0),
      ships: cartMessages.ships(own[0]?.product.vendorState ?? '', days),
    }
  })
}
