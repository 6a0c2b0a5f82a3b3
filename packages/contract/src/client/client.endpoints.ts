import { z } from 'zod'
import { priceVisibilities } from '../client-terms/price-visibility.ts'
import { type EndpointTable, replyOf } from '../shared/endpoint.ts'
import { opaqueId } from '../shared/ids.ts'
import { pageOf } from '../shared/paging.ts'
import { sentFile } from '../shared/sent-file.ts'
import { tableQuery } from '../shared/table.ts'
import { clientRow, clientSheet } from './client.ts'
import { clientMessages as say } from './client.messages.ts'
import { clientSorts, longestNotes, longestTaxNote } from './client.rules.ts'

/** A Pro’s own showroom is meant by all of them. */
const ofPros = { access: 'account', roles: ['Contractor'], pages: 'own' } as const
const asked = z.object({ ...tableQuery(clientSorts), visibility: z.enum(priceVisibilities).optional() })
const one = { params: z.object({ id: opaqueId }) }

const terms = z
  .object({
    price_visibility: z.enum(priceVisibilities),
    is_tax_exempt: z.boolean(),
    tax_note: z.string().trim().max(longestTaxNote, say.longTaxNote),
    notes: z.string().trim().max(longestNotes, say.longNotes),
  })
  .refine(({ is_tax_exempt, tax_note }) => !is_tax_exempt || tax_note !== '', {
    path: ['tax_note'],
    message: say.taxNote,
  })

export const clientEndpoints = {
  'GET /api/clients': {
    ...ofPros,
    summary: 'Who shops in the Pro’s showroom, with what each has in the cart and has ordered.',
    query: asked,
    reply: pageOf(clientRow),
  },
  'GET /api/clients/export': {
    ...ofPros,
    summary: 'All that the filters show, as CSV.',
    query: asked,
    reply: replyOf(sentFile),
  },
  'GET /api/clients/{id}': {
    ...ofPros,
    ...one,
    summary: 'One of them, with what is agreed with them.',
    reply: replyOf(clientSheet),
  },
  'PUT /api/clients/{id}/terms': {
    ...ofPros,
    ...one,
    summary: 'What one client sees of the prices, whether tax is taken, and what the Pro notes of them.',
    body: terms,
    reply: replyOf(clientSheet),
  },
} as const satisfies EndpointTable
