import { z } from 'zod'
import { type EndpointTable, replyOf } from '../shared/endpoint.ts'
import { opaqueId } from '../shared/ids.ts'
import { pageOf, pageQuery } from '../shared/paging.ts'
import { sentFile } from '../shared/sent-file.ts'
import { tableQuery } from '../shared/table.ts'
import { payoutStates } from './payout-choices.ts'
import { payoutSorts } from './payout-sorts.ts'
import { batchPayout, payout, payoutAccount, payoutBatch, payoutSettings } from './payout.ts'

const own = { access: 'account', roles: ['Vendor', 'Contractor'], pages: 'own' } as const
const admin = { access: 'admin', pages: 'own' } as const
const one = { params: z.object({ id: opaqueId }) } as const

const payoutSearch = { ...tableQuery(payoutSorts), state: z.enum(payoutStates).optional() }

export const payoutEndpoints = {
  'GET /api/payout_account': {
    summary: 'Where the caller’s payout account stands, what is missing, and what can be paid out.',
    ...own,
    reply: replyOf(payoutAccount),
  },
  'POST /api/payout_account/code': {
    summary: 'Mails the code that changing payout settings and paying out ask for.',
    ...own,
    reply: replyOf(z.object({})),
  },
  'PUT /api/payout_account': {
    summary:
      'Saves payout settings and the W-9 signature; what is there is changed with password and code alone.',
    ...own,
    body: payoutSettings,
    reply: replyOf(payoutAccount),
  },
  'POST /api/payout_account/link': {
    summary: 'The provider’s page for what our form does not ask; good once, for minutes.',
    ...own,
    reply: replyOf(z.object({ url: z.url() })),
  },
  'GET /api/payout': {
    summary: 'The caller’s payouts, the newest first.',
    ...own,
    query: z.object(payoutSearch),
    reply: pageOf(payout),
  },
  'GET /api/payout/export': {
    summary: 'The same as a CSV file.',
    ...own,
    query: z.object(payoutSearch),
    reply: replyOf(sentFile),
  },
  'POST /api/payout': {
    summary: 'Asks for all that is available to be paid out now, with a mailed code.',
    ...own,
    body: z.object({ code: z.string().trim().max(12) }),
    reply: replyOf(payout),
  },
  'GET /api/admin/payout_batch': {
    summary: 'Batches of payouts, the newest first, with the first page of the payouts of each.',
    ...admin,
    query: z.object(pageQuery),
    reply: pageOf(payoutBatch),
  },
  'GET /api/admin/payout_batch/{id}/payouts': {
    summary: 'The payouts of a batch, with what became of each.',
    ...admin,
    ...one,
    query: z.object(pageQuery),
    reply: pageOf(batchPayout),
  },
  'POST /api/admin/payout_batch': {
    summary: 'Gathers everybody who can be paid out now into the batch that is being prepared.',
    ...admin,
    reply: replyOf(payoutBatch),
  },
  'PUT /api/admin/payout_batch/{id}': {
    summary: 'Proposes a batch, approves one that another Admin has proposed, or cancels it.',
    ...admin,
    ...one,
    body: z.object({ action: z.enum(['propose', 'approve', 'cancel']) }),
    reply: replyOf(payoutBatch),
  },
  'DELETE /api/admin/payout/{id}': {
    summary: 'Takes a payout out of a batch that is not approved yet.',
    ...admin,
    ...one,
    reply: replyOf(payoutBatch),
  },
} as const satisfies EndpointTable
