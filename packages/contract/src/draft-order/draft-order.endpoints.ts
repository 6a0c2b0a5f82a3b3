import { z } from 'zod'
import { email, name } from '../account/account.fields.ts'
import { coverageNote } from '../cart/cart.ts'
import { qty } from '../cart/cart.endpoints.ts'
import { filledLine } from '../cart/filled-line.ts'
import { type EndpointTable, replyOf } from '../shared/endpoint.ts'
import { opaqueId } from '../shared/ids.ts'
import { pageOf } from '../shared/paging.ts'
import { isPlainNote } from '../shared/plain-name.ts'
import { tableQuery } from '../shared/table.ts'
import { draftOrder, draftOrderRow, openedDraftOrder, reckonedDraftOrder } from './draft-order.ts'
import { draftOrderMessages as say } from './draft-order.messages.ts'
import {
  draftOrderSorts,
  draftOrderStates,
  longestClientName,
  longestDeclineReason,
  longestDraftOrderNote,
  mostDraftOrderLines,
} from './draft-order.rules.ts'

/** A Pro’s own showroom is meant by all of them. */
const ofPros = { access: 'account', roles: ['Contractor'], pages: 'own' } as const
const one = { params: z.object({ id: opaqueId }) }

const items = z
  .array(z.object({ product_id: opaqueId, qty, coverage_note: coverageNote.nullable().default(null) }))
  .max(mostDraftOrderLines)

const written = {
  client_name: name('name', longestClientName),
  email,
  project_id: opaqueId.nullable().default(null),
  note: z
    .string()
    .trim()
    .max(longestDraftOrderNote, say.longNote)
    .refine(isPlainNote, say.noLinks)
    .default(''),
  valid_until: z.iso.date(say.validity),
  items,
}

/** What a Pro does with orders for clients. */
export const draftOrderEndpoints = {
  'GET /api/draft_order': {
    ...ofPros,
    summary: 'The orders that the Pro has put together for clients, with how far each of them is.',
    query: z.object({ ...tableQuery(draftOrderSorts), state: z.enum(draftOrderStates).optional() }),
    reply: pageOf(draftOrderRow),
  },
  'POST /api/draft_order': {
    ...ofPros,
    summary: 'Puts an order together for a client. Nothing is sent.',
    body: z.object(written),
    reply: replyOf(draftOrder),
  },
  'POST /api/draft_order/reckon': {
    ...ofPros,
    summary: 'What lines come to for a client, and what the Pro earns by them. Nothing is saved.',
    body: z.object({ email: z.string().trim().max(254).default(''), items }),
    reply: replyOf(reckonedDraftOrder),
  },
  'GET /api/draft_order/{id}': {
    ...ofPros,
    ...one,
    summary: 'One of them, at prices of today.',
    reply: replyOf(draftOrder),
  },
  'PUT /api/draft_order/{id}': {
    ...ofPros,
    ...one,
    summary: 'Changes one that was not sent yet.',
    body: z.object(written),
    reply: replyOf(draftOrder),
  },
  'DELETE /api/draft_order/{id}': {
    ...ofPros,
    ...one,
    summary: 'Removes one that was not sent.',
    reply: replyOf(z.null()),
  },
  'POST /api/draft_order/{id}/send': {
    ...ofPros,
    ...one,
    summary: 'Mails a link of its own to the client.',
    reply: replyOf(draftOrder),
  },
  'POST /api/draft_order/{id}/link': {
    ...ofPros,
    ...one,
    summary: 'A further link to it, for the Pro to pass on.',
    reply: replyOf(z.object({ url: z.string(), draft_order: draftOrder })),
  },
  'POST /api/draft_order/{id}/duplicate': {
    ...ofPros,
    ...one,
    summary: 'Another one with the same client and lines, at prices of today.',
    reply: replyOf(draftOrder),
  },
  'POST /api/draft_order/{id}/withdraw': {
    ...ofPros,
    ...one,
    summary: 'Withdraws one that was not declined or ordered: its links open nothing any more.',
    reply: replyOf(draftOrder),
  },
} as const satisfies EndpointTable

const byLink = { access: 'anyone', pages: 'own' } as const
const token = z.string().max(128)

/** What whoever has a link may do, without signing in. Its own handlers say what of the prices is told. */
export const draftOrderLinkEndpoints = {
  'POST /api/draft_order/open': {
    ...byLink,
    summary: 'What the link to an order for a client shows.',
    body: z.object({ token }),
    reply: replyOf(openedDraftOrder),
  },
  'POST /api/draft_order/approve': {
    ...byLink,
    summary: 'Approves the ticked lines, and puts them into the cart of whoever calls.',
    body: z.object({
      token,
      product_ids: z.array(opaqueId).min(1, say.nothingTicked).max(mostDraftOrderLines),
    }),
    reply: replyOf(
      z.object({
        draft_order: openedDraftOrder,
        /** The token of a guest's cart, where this call has opened it. */
        cart_token: z.string().nullable(),
        report: z.array(filledLine),
      }),
    ),
  },
  'POST /api/draft_order/decline': {
    ...byLink,
    summary: 'Declines it. The Pro is told why.',
    body: z.object({
      token,
      reason: z.string().trim().max(longestDeclineReason, say.longReason).default(''),
    }),
    reply: replyOf(openedDraftOrder),
  },
  'POST /api/draft_order/stop': {
    ...byLink,
    summary:
      'The address that it was mailed to gets no more of them, and no invitations, whoever sends them.',
    body: z.object({ token }),
    reply: replyOf(z.null()),
  },
} as const satisfies EndpointTable
