import type { FieldErrors } from '@showroom/contract/shared/errors'
import type { NewDeliveryPrice } from '@showroom/contract/shipping/delivery-price'
import { type PricedService, pricedServices } from '@showroom/contract/shipping/delivery-price.rules'
import { centsIn } from '../../kit/form/typed-amounts.ts'
import { shippingMessages as messages } from './messages.ts'

export type TypedPrice = { service: PricedService; price: string; starts_on: string; note: string }

export const untyped: TypedPrice = { service: pricedServices[0], price: '', starts_on: '', note: '' }

/** What can be said before anything is sent. */
export const priceFaults = ({ price, starts_on }: TypedPrice): FieldErrors => ({
  ...(centsIn(price) === null ? { price_cents: [messages.priceWrong] } : {}),
  ...(starts_on === '' ? { starts_on: [messages.dayMissing] } : {}),
})

export const priceOf = ({ price, ...typed }: TypedPrice): NewDeliveryPrice => ({
  ...typed,
  price_cents: centsIn(price) ?? 0,
})
