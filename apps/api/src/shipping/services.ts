import type { DeliveryService } from '@showroom/contract/checkout/delivery-services'
import { pricedServices } from '@showroom/contract/shipping/delivery-price.rules'
import type { DatedPrice, DeliveryPrices } from './delivery-price.store.ts'

type ServiceTerms = { label: string; hint: string }

/** What each way of delivery is, in the 48 states (domain §3.7). */
export const serviceTerms: Record<DeliveryService, ServiceTerms> = {
  parcel: { label: 'Parcel', hint: 'To your door, by a parcel carrier.' },
  curbside: {
    label: 'Curbside with liftgate',
    hint: 'Lowered from the truck to the end of your driveway.',
  },
  threshold: {
    label: 'To the threshold',
    hint: 'To your front door or into the garage.',
  },
  inside: {
    label: 'Inside',
    hint: 'Two people carry it into a room on the ground floor.',
  },
  white_glove: {
    label: 'White glove',
    hint: 'Carried into the room you choose and unpacked; the packaging leaves with us.',
  },
}

/** The first one is taken where nothing was chosen: it costs nothing. */
export const servicesOfParcel = ['parcel'] as const satisfies readonly DeliveryService[]
export const servicesOfPallet = [
  'curbside',
  'threshold',
  'inside',
  'white_glove',
] as const satisfies readonly DeliveryService[]

/** What a way costs by the prices of a day; null where it never costs anything. */
export const priceIn = (prices: DeliveryPrices, service: DeliveryService): DatedPrice | null => {
  const priced = pricedServices.find((each) => each === service)
  return priced === undefined ? null : prices[priced]
}

export const centsIn = (prices: DeliveryPrices, service: DeliveryService): number =>
  priceIn(prices, service)?.priceCents ?? 0
