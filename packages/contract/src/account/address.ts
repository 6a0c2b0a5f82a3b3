import { z } from 'zod'
import { shippingAddress } from './account.ts'
import { truckAccesses } from './address.rules.ts'
import { usStates } from './us-states.ts'

/** A place where somebody has things brought. */
export const address = shippingAddress
  .extend({
    id: z.string(),
    state: z.enum(usStates),
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
