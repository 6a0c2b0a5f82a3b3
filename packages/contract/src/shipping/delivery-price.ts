import { z } from 'zod'
import { deliveryServices } from '../checkout/delivery-services.ts'
import { cents } from '../shared/ids.ts'
import { dollars } from '../shared/money-text.ts'
import { deliveryPriceMessages as say } from './delivery-price.messages.ts'
import { deliveryPriceStates, largestDeliveryCents, pricedServices } from './delivery-price.rules.ts'

const price = say.price(dollars(largestDeliveryCents))

export const newDeliveryPrice = z.object({
  service: z.enum(pricedServices, say.service),
  price_cents: z.int(price).min(0, price).max(largestDeliveryCents, price),
  starts_on: z.iso.date(say.day),
  note: z.string().trim().max(500, say.note).default(''),
})
export type NewDeliveryPrice = z.infer<typeof newDeliveryPrice>

/** A way of delivery as it is offered today. */
export const deliveryToday = z
  .object({
    service: z.enum(deliveryServices),
    label: z.string(),
    hint: z.string(),
    price_cents: cents,
    /** Null where it never costs anything. */
    starts_on: z.iso.date().nullable(),
  })
  .meta({ id: 'DeliveryToday' })
export type DeliveryToday = z.infer<typeof deliveryToday>

export const deliveryPrice = z
  .object({
    id: z.string(),
    service: z.enum(pricedServices),
    price_cents: cents,
    /** What holds until its day; null where nothing did. */
    before_cents: cents.nullable(),
    starts_on: z.iso.date(),
    state: z.enum(deliveryPriceStates),
    note: z.string(),
    planned_by: z.string().nullable(),
    planned_at: z.iso.datetime().nullable(),
    cancelled_by: z.string().nullable(),
    cancelled_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'DeliveryPrice' })
export type DeliveryPrice = z.infer<typeof deliveryPrice>
