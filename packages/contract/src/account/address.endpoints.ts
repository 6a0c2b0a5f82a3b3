import { defaultCountryCode } from '../policy/figures.ts'
import { z } from 'zod'
import { type EndpointTable, replyOf } from '../shared/endpoint.ts'
import { opaqueId } from '../shared/ids.ts'
import { countryCode, phoneIfAny, text, zipCode } from './account.fields.ts'
import { accountMessages } from './account.messages.ts'
import { truckAccesses } from './address.rules.ts'
import { address } from './address.ts'
import { usStates } from './us-states.ts'

const fields = z.object({
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

const book = replyOf(z.array(address))

/** Every change replies with the whole book, the default address first. */
export const addressEndpoints = {
  'GET /api/address': {
    summary: 'The caller’s addresses, the default one first.',
    access: 'account',
    pages: 'own',
    reply: book,
  },
  'POST /api/address': {
    summary: 'Adds an address; the first one is the default.',
    access: 'account',
    pages: 'own',
    body: fields,
    reply: book,
  },
  'PUT /api/address/{id}': {
    summary: 'Changes an address. The default one stays it until another takes its place.',
    access: 'account',
    pages: 'own',
    params: z.object({ id: opaqueId }),
    body: fields,
    reply: book,
  },
  'DELETE /api/address/{id}': {
    summary: 'Removes an address; where it was the default, the oldest of the others becomes it.',
    access: 'account',
    pages: 'own',
    params: z.object({ id: opaqueId }),
    reply: book,
  },
} as const satisfies EndpointTable
