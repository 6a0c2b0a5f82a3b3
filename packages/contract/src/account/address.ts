import { z } from 'zod'
import { shippingAddress } from './account.ts'

/** The largest truck that gets to the door: a trailer, a box truck, or neither. */
export const truckAccesses = ['53_ft', '26_ft_box', 'none'] as const
export type TruckAccess = (typeof truckAccesses)[number]

/** A place where somebody has things brought. */
export const address = shippingAddress
  .extend({
    id: z.string(),
    /** Who opens the door, and how to reach them. */
    contact: z.string(),
    country_code: z.string(),
    phone_number: z.string(),
    gate_code: z.string(),
    stairs: z.string(),
    truck_access: z.enum(truckAccesses).nullable(),
    /** The shipping address of the profile and the checkout. */
    is_default: z.boolean(),
  })
  .meta({ id: 'Address' })
export type Address = z.infer<typeof address>

export const mostAddresses = 20
