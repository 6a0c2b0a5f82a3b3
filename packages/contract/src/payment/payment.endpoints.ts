import { z } from 'zod'
import { type EndpointTable, replyOf } from '../shared/endpoint.ts'
import { opaqueId } from '../shared/ids.ts'
import { paymentMethodId, paymentSetup, savedCard } from './payment.ts'

const cards = replyOf(z.array(savedCard))

export const paymentEndpoints = {
  'GET /api/payment/setup': {
    summary: 'Where card fields come from: the provider’s own frame.',
    access: 'anyone',
    pages: 'own',
    reply: replyOf(paymentSetup),
  },
  'GET /api/payment/card': {
    summary: 'The caller’s saved cards, the one that is charged first.',
    access: 'account',
    pages: 'own',
    reply: cards,
  },
  'POST /api/payment/card': {
    summary: 'Saves the card that a provider’s frame took.',
    access: 'account',
    pages: 'own',
    body: z.object({ payment_method_id: paymentMethodId }),
    reply: cards,
  },
  'PUT /api/payment/card/{id}': {
    summary: 'Makes a saved card the one that is charged.',
    access: 'account',
    pages: 'own',
    params: z.object({ id: opaqueId }),
    body: z.object({ is_default: z.literal(true) }),
    reply: cards,
  },
  'DELETE /api/payment/card/{id}': {
    summary: 'Removes a saved card, here and at the provider.',
    access: 'account',
    pages: 'own',
    params: z.object({ id: opaqueId }),
    reply: cards,
  },
} as const satisfies EndpointTable
