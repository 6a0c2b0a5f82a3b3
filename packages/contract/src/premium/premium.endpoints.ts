import { z } from 'zod'
import { chosenCard } from '../payment/payment.ts'
import { type EndpointTable, replyOf } from '../shared/endpoint.ts'
import { premium } from './premium.ts'

/** A Pro’s own showroom is meant by all of them. */
const ofPros = { access: 'account', roles: ['Contractor'], pages: 'own', reply: replyOf(premium) } as const

export const premiumEndpoints = {
  'GET /api/premium': {
    ...ofPros,
    summary:
      'Which plan the Pro’s showroom has, until when, and its invoices; asks the provider where a bank was asked.',
  },
  'POST /api/premium': {
    ...ofPros,
    summary: 'Subscribes to Premium by card; the price is the one that the Pro has read.',
    body: z.object({ card: chosenCard, price_cents: z.int().min(1).max(1_000_000) }),
  },
  'POST /api/premium/cancel': {
    ...ofPros,
    summary: 'Cancels at the end of what is paid for.',
  },
  'POST /api/premium/resume': {
    ...ofPros,
    summary: 'Takes that back, before the end.',
  },
  'POST /api/premium/card': {
    ...ofPros,
    summary: 'Another card for the subscription; what is past due is paid with it.',
    body: z.object({ card: chosenCard }),
  },
} as const satisfies EndpointTable
