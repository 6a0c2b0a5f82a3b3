import type { DeliveryService } from '@showroom/contract/checkout/delivery-services'

type ServiceTerms = { label: string; hint: string; priceCents: number }

/** What each way of delivery costs the client, in the 48 states (domain §3.7): the one place where it is said. */
export const serviceTerms: Record<DeliveryService, ServiceTerms> = {
  parcel: { label: 'Parcel', hint: 'To your door, by a parcel carrier.', priceCents: 0 },
  curbside: {
    label: 'Curbside with liftgate',
    hint: 'Lowered from the truck to the end of your driveway.',
    priceCents: 0,
  },
  threshold: {
    label: 'To the threshold',
    hint: 'To your front door or into the garage.',
    priceCents: 4_500,
  },
  inside: {
    label: 'Inside',
    hint: 'Two people carry it into a room on the ground floor.',
    priceCents: 9_500,
  },
  white_glove: {
    label: 'White glove',
    hint: 'Carried into the room you choose and unpacked; the packaging leaves with us.',
    priceCents: 19_500,
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
