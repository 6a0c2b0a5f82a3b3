import { usStates } from '@showroom/contract/account/us-states'
import type { Delivery } from '@showroom/contract/catalogue/delivery.rules'
import {
  type DeliveryService,
  type DeliveryWindow,
  deliveryWindows,
} from '@showroom/contract/checkout/delivery-services'
import {
  arrivalOf,
  isPoBox,
  needsPallet,
  quoteOnlyStates,
  type ShippedLine,
  weightOf,
} from '@showroom/contract/shipping/shipping.rules'
import type { DeliveryPrices } from './delivery-price.store.ts'
import { centsIn, serviceTerms, servicesOfPallet, servicesOfParcel } from './services.ts'
import { shippingMessages } from './shipping.messages.ts'

/** Where it goes, as far as it is known: a ZIP code's state for an estimate, or a whole address. */
export type ShippingPlace = { state: string; street?: string; apartment?: string }

export type VendorDelivery = {
  vendor: number
  /** What may be chosen; the first is taken where nothing was, and costs nothing. */
  services: { service: DeliveryService; label: string; hint: string; priceCents: number }[]
  /** Parcels come when they come. */
  windows: readonly DeliveryWindow[]
  arrives: Delivery
  isPallet: boolean
  weightLb: number | null
}

type Vendor = { vendor: number; lines: readonly ShippedLine[] }

type Ordering = { now: Date; prices: DeliveryPrices }

/** How each vendor's part of an order can come to the house, from an order of now. */
export const deliveriesFor = (vendors: readonly Vendor[], { now, prices }: Ordering): VendorDelivery[] =>
  vendors.map(({ vendor, lines }) => {
    const isPallet = needsPallet(lines)
    const services = isPallet ? servicesOfPallet : servicesOfParcel
    return {
      vendor,
      services: services.map((service) => ({
        service,
        ...serviceTerms[service],
        priceCents: centsIn(prices, service),
      })),
      windows: isPallet ? deliveryWindows : [],
      arrives: arrivalOf(lines, isPallet, now),
      isPallet,
      weightLb: weightOf(lines),
    }
  })

const nameOfQuoteOnly: Record<string, string> = { AK: 'Alaska', HI: 'Hawaii' }

/** Why nothing can be brought there, in a sentence; null where it can. */
export const shippingProblem = ({ state, street = '', apartment = '' }: ShippingPlace): string | null => {
  if (!usStates.some((known) => known === state)) return shippingMessages.notInStates
  if (quoteOnlyStates.includes(state)) return shippingMessages.quoteOnly(nameOfQuoteOnly[state] ?? state)
  return isPoBox(street) || isPoBox(apartment) ? shippingMessages.poBox : null
}
