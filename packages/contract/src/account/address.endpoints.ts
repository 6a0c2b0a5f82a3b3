import { z } from 'zod'
import { type EndpointTable, replyOf } from '../shared/endpoint.ts'
import { opaqueId } from '../shared/ids.ts'
import { addressFields } from './address.fields.ts'
import { address } from './address.ts'

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
    body: addressFields,
    reply: book,
  },
  'PUT /api/address/{id}': {
    summary: 'Changes an address. The default one stays it until another takes its place.',
    access: 'account',
    pages: 'own',
    params: z.object({ id: opaqueId }),
    body: addressFields,
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
