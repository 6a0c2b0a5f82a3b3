import { z } from 'zod'
import { defaultCountryCode } from '../policy/figures.ts'
import { countryCode, phoneIfAny, text, zipCode } from './account.fields.ts'
import { accountMessages } from './account.messages.ts'
import { truckAccesses } from './address.rules.ts'
import { usStates } from './us-states.ts'

/** An address as it is typed. */
export const addressFields = z.object({
  street: text('street', 120),
  apartment: z.string().trim().max(60).default(''),
  city: text('city', 80),
  state: z.enum(usStates, accountMessages.state),
  zip_code: zipCode,
  contact: z.string().trim().max(120).default(''),
  country_code: countryCode.default(defaultCountryCode),
  phone_number: phoneIfAny.default(''),
  gate_code: z.string().trim().max(40).default(''),
  stairs: z.string().trim().max(120).default(''),
  truck_access: z.enum(truckAccesses).nullable().default(null),
  is_default: z.boolean().default(false),
})
