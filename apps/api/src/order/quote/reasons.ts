import type { AccountType } from '@showroom/contract/account/account'
import { accountMessages } from '@showroom/contract/account/account.messages'
import { showroomMessages } from '@showroom/contract/showroom/showroom.messages'
import { cartMessages } from '../../cart/cart.messages.ts'
import { isBlocking } from '../../cart/present-cart.ts'
import { quantityProblem } from '../../cart/quantity.ts'
import { shippingMessages } from '../../shipping/shipping.messages.ts'
import { checkoutMessages } from './checkout.messages.ts'
import type { PricedLine, Quote } from './quote.ts'

/** Who would order. */
export type Orderer = {
  type: AccountType
  isEmailVerified: boolean
  /** Who has not told their age yet is asked first. */
  isAgeOpen: boolean
  /** Who is under age may look and choose; an adult places the order. */
  isMinor: boolean
  /** A Pro buys in the own showroom, at what it costs. */
  ownsShowroom: boolean
  /** Whether the Pro lets this client see what an order costs. */
  seesTotals: boolean
}

/** What speaks against placing the order, in the order in which it is mended. Null: a guest. */
export const reasonsAgainst = (quote: Quote, orderer: Orderer | null): string[] => {
  if (quote.lines.length === 0) return [cartMessages.empty]
  return [
    ...(quote.isUnavailable ? [showroomMessages.unavailable] : []),
    ...reasonsInCart(quote),
    ...reasonsOf(orderer),
    ...reasonsOfPlace(quote, orderer),
  ]
}

const reasonsInCart = ({ lines, deliveries, place }: Quote): string[] => [
  ...lines.flatMap((line) => reasonsOfLine(line, place?.state ?? null)),
  ...deliveries.flatMap(({ refusal }) => (refusal === null ? [] : [refusal])),
]

const reasonsOfLine = ({ line, shown, shippingFacts }: PricedLine, state: string | null): string[] => {
  const { product, qty } = line
  const warned = shown.warnings.filter(({ code }) => isBlocking(code)).map(({ message }) => message)
  const quantity = warned.length === 0 ? quantityProblem(product, qty) : null
  return [
    ...[...warned, ...(quantity === null ? [] : [quantity])].map((reason) => `${product.name}: ${reason}`),
    ...(state !== null && shippingFacts.restrictedStates.includes(state)
      ? [shippingMessages.restricted(product.name, state)]
      : []),
  ]
}

const reasonsOf = (orderer: Orderer | null): string[] => {
  if (orderer === null) return [checkoutMessages.signIn]
  const { type, ownsShowroom, isEmailVerified, isAgeOpen, isMinor, seesTotals } = orderer
  const mayOrder = type === 'User' || (type === 'Contractor' && ownsShowroom)
  if (!mayOrder) return [checkoutMessages.clientsOnly]
  if (!seesTotals) return [checkoutMessages.proOrders]
  if (isAgeOpen) return [accountMessages.ageFirst]
  if (isMinor) return [checkoutMessages.adultsOnly]
  return isEmailVerified ? [] : [checkoutMessages.verifyEmail]
}

const reasonsOfPlace = ({ place }: Quote, orderer: Orderer | null): string[] =>
  orderer !== null && (place === null || place.address === null) ? [checkoutMessages.addressMissing] : []
