/** Ways a delivery comes to the house (domain §3.7): the first two cost nothing. */
export const deliveryServices = ['parcel', 'curbside', 'threshold', 'inside', 'white_glove'] as const
export type DeliveryService = (typeof deliveryServices)[number]

/** On weekdays. */
export const deliveryWindows = ['8-12', '12-5'] as const
export type DeliveryWindow = (typeof deliveryWindows)[number]

export const deliveryLabels: Record<DeliveryService, string> = {
  parcel: 'Parcel',
  curbside: 'Curbside',
  threshold: 'To the threshold',
  inside: 'Inside',
  white_glove: 'White glove',
}
