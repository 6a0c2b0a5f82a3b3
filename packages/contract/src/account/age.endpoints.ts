import { z } from 'zod'
import { type EndpointTable, replyOf } from '../shared/endpoint.ts'
import { agreed, birthDate } from './account.fields.ts'

export const ageEndpoints = {
  'POST /api/account/age': {
    summary:
      'Tells the age of an account that was not made by the form, once. An account of who is too young is deleted.',
    access: 'account',
    pages: 'own',
    body: z.object({ birth_date: birthDate, parent_consent: agreed.optional() }),
    /** Not kept: it is deleted, and every session of it is over. */
    reply: replyOf(z.object({ is_kept: z.boolean() })),
  },
} as const satisfies EndpointTable
