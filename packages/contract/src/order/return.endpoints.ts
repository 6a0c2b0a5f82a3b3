import { z } from 'zod'
import { claimDays, returnDays } from '../policy/figures.ts'
import { type EndpointTable, replyOf } from '../shared/endpoint.ts'
import { opaqueId } from '../shared/ids.ts'
import { pageOf } from '../shared/paging.ts'
import { sentFile } from '../shared/sent-file.ts'
import { tableQuery } from '../shared/table.ts'
import { claimOutcomes, newReturn, orderReturns, returnQuote, returnWish, soldReturn } from './return.ts'
import { soldReturnSorts } from './sold-return-sorts.ts'

const one = { params: z.object({ id: opaqueId }) }
const ofClient = { access: 'account', pages: 'own', ...one } as const
const ofVendor = { access: 'account', roles: ['Vendor', 'Admin'], pages: 'own', ...one } as const
const said = z.string().trim().max(500).default('')
const needed = z.string().trim().min(1).max(500)

const returnSearch = { ...tableQuery(soldReturnSorts), open: z.enum(['1']).optional() }

export const returnEndpoints = {
  'GET /api/order/{id}/return': {
    summary: 'What of an order may come back or be claimed, until when, and what was asked for already.',
    ...ofClient,
    reply: replyOf(orderReturns),
  },
  'POST /api/order/{id}/return/quote': {
    summary: 'What a return or a claim would give back, and what would be kept of it.',
    ...ofClient,
    body: returnWish,
    reply: replyOf(returnQuote),
  },
  'POST /api/order/{id}/return': {
    summary: `Asks to send goods back within ${returnDays} days of their delivery, or claims what did not arrive as it should within ${claimDays}.`,
    ...ofClient,
    body: newReturn,
    reply: replyOf(orderReturns),
  },
  'POST /api/order/{id}/return/override': {
    summary: 'Opens a return or a claim for a client beyond its time, with a reason.',
    access: 'admin',
    pages: 'own',
    ...one,
    body: newReturn.extend({ why: needed }),
    reply: replyOf(z.object({ id: opaqueId })),
  },
  'DELETE /api/return/{id}': {
    summary: 'Withdraws a return or a claim of the caller’s own before the goods are on their way.',
    ...ofClient,
    reply: replyOf(orderReturns),
  },
  'POST /api/return/{id}/sent': {
    summary: 'Says that the goods are on their way back.',
    ...ofClient,
    body: z.object({ tracking: z.string().trim().max(80).default('') }),
    reply: replyOf(orderReturns),
  },
  'GET /api/return': {
    summary:
      'Returns and claims, newest first: a vendor’s own, those in a Pro’s showroom, or all for an Admin.',
    access: 'account',
    roles: ['Vendor', 'Contractor', 'Admin'],
    pages: 'own',
    query: z.object(returnSearch),
    reply: pageOf(soldReturn),
  },
  'GET /api/return/export': {
    summary: 'The same returns and claims as a CSV file.',
    access: 'account',
    roles: ['Vendor', 'Contractor', 'Admin'],
    lookingOn: false,
    pages: 'own',
    query: z.object(returnSearch),
    reply: replyOf(sentFile),
  },
  'POST /api/return/{id}/answer': {
    summary: 'Approves or rejects a return or a claim; an approved return gets its number.',
    ...ofVendor,
    body: z.discriminatedUnion('answer', [
      z.object({ answer: z.literal('approve'), outcome: z.enum(claimOutcomes).optional() }),
      z.object({ answer: z.literal('reject'), reason: needed }),
    ]),
    reply: replyOf(soldReturn),
  },
  'POST /api/return/{id}/receive': {
    summary: 'Says what came back, and how much of it is given back.',
    ...ofVendor,
    body: z.object({
      lines: z
        .array(z.object({ id: opaqueId, accepted_qty: z.int().min(0).max(100_000), deduction: said }))
        .min(1)
        .max(100),
    }),
    reply: replyOf(soldReturn),
  },
  'POST /api/return/{id}/refund': {
    summary: 'Gives the money back for what was received.',
    ...ofVendor,
    reply: replyOf(soldReturn),
  },
  'POST /api/return/{id}/replace': {
    summary: 'Says that what was claimed was sent anew, at no charge.',
    ...ofVendor,
    body: z.object({ tracking: needed.max(80) }),
    reply: replyOf(soldReturn),
  },
} as const satisfies EndpointTable
