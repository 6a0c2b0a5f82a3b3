import { z } from 'zod'
import { orderPayment } from '../order/order.ts'
import { chosenCard } from '../payment/payment.ts'
import { dayTyped } from '../shared/day-typed.ts'
import { type EndpointTable, replyOf } from '../shared/endpoint.ts'
import { opaqueId } from '../shared/ids.ts'
import { pageOf, pageQuery } from '../shared/paging.ts'
import { sentFile } from '../shared/sent-file.ts'
import { tableQuery } from '../shared/table.ts'
import {
  balance,
  balanceAccount,
  balanceEntry,
  negativeRow,
  partyBalance,
  profitGroups,
  profitReport,
} from './balance.ts'
import { balanceMessages } from './balance.messages.ts'
import { entryKinds } from './entry.rules.ts'
import { entrySorts } from './entry-sorts.ts'
import { negativeSorts, negativeStates } from './negative-sorts.ts'

/** Above any balance, and far from where sums lose cents. */
const mostCents = 1_000_000_000

const earners = ['Vendor', 'Contractor'] as const

const entrySearch = {
  ...tableQuery(entrySorts),
  kind: z.enum(entryKinds).optional(),
  from: dayTyped,
  to: dayTyped,
}

const negativeSearch = {
  ...tableQuery(negativeSorts),
  state: z.enum(negativeStates).optional(),
}

export const balanceEndpoints = {
  'GET /api/balance': {
    summary:
      'What the caller can be paid, what is pending, and when that becomes available: Vendor or Contractor.',
    access: 'account',
    roles: earners,
    pages: 'own',
    reply: replyOf(balance),
  },
  'GET /api/balance/entries': {
    summary: 'What happened to the caller’s balance, newest first, with the sums after each.',
    access: 'account',
    roles: earners,
    pages: 'own',
    query: z.object(entrySearch),
    reply: pageOf(balanceEntry),
  },
  'GET /api/balance/entries/export': {
    summary: 'The same as a CSV file.',
    access: 'account',
    roles: earners,
    pages: 'own',
    query: z.object(entrySearch),
    reply: replyOf(sentFile),
  },
  'GET /api/balance/statement': {
    summary: 'The statement of one month as a CSV file.',
    access: 'account',
    roles: earners,
    pages: 'own',
    query: z.object({
      /** `YYYY-MM`, by the marketplace’s calendar. */
      month: z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, balanceMessages.noSuchMonth),
    }),
    reply: replyOf(sentFile),
  },
  'GET /api/balance/payment': {
    summary: 'How far the card is that pays a balance below zero; asks the provider where a bank was asked.',
    access: 'account',
    roles: earners,
    pages: 'own',
    reply: replyOf(orderPayment),
  },
  'POST /api/balance/payment': {
    summary: 'Pays by card all that is missing of a balance below zero; restrictions are lifted with it.',
    access: 'account',
    roles: earners,
    pages: 'own',
    body: z.object({
      card: chosenCard,
      /** What is missing, as whoever pays has read it: another sum is not charged. */
      amount_cents: z.int().min(1).max(mostCents),
    }),
    reply: replyOf(orderPayment),
  },
  'GET /api/admin/balance/negative': {
    summary: 'Balances below zero, the oldest first.',
    access: 'admin',
    pages: 'own',
    query: z.object(negativeSearch),
    reply: pageOf(negativeRow),
  },
  'GET /api/admin/balance/negative/export': {
    summary: 'The same as a CSV file.',
    access: 'admin',
    pages: 'own',
    query: z.object(negativeSearch),
    reply: replyOf(sentFile),
  },
  'GET /api/admin/users/{id}/balance': {
    summary: 'The balance of a Pro or a vendor; null of whoever has none.',
    access: 'admin',
    pages: 'own',
    params: z.object({ id: opaqueId }),
    reply: replyOf(partyBalance.nullable()),
  },
  'POST /api/admin/balance/adjustment': {
    summary:
      'Books an amount to the good of a vendor or Pro, or against them, with the reason; once for its key.',
    access: 'admin',
    pages: 'own',
    body: z.object({
      /** Made up by whoever asks: the same key books nothing twice. */
      key: opaqueId,
      account: balanceAccount,
      party: opaqueId,
      amount_cents: z
        .int()
        .min(-mostCents)
        .max(mostCents)
        .refine((amount) => amount !== 0, balanceMessages.nothingToBook),
      /** `cash`: they have paid it to us; `platform`: we bear it, or take it. */
      against: z.enum(['cash', 'platform']),
      reason: z.string().trim().min(1, balanceMessages.sayWhy).max(500),
    }),
    reply: replyOf(z.object({ available_cents: z.int(), pending_cents: z.int() })),
  },
  'GET /api/admin/balance/profit': {
    summary:
      'What clients paid and whose it is, by day, vendor, showroom or category, held against the ledger.',
    access: 'admin',
    pages: 'own',
    query: z.object({
      by: z.enum(profitGroups).default('day'),
      from: dayTyped,
      to: dayTyped,
      page: pageQuery.page,
    }),
    reply: replyOf(profitReport),
  },
} as const satisfies EndpointTable
