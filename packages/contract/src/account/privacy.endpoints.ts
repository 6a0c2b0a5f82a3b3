import { z } from 'zod'
import { type EndpointTable, replyOf } from '../shared/endpoint.ts'
import { anyPassword } from './account.fields.ts'

export const privacyEndpoints = {
  'GET /api/account/data': {
    summary: 'Everything that is held about the caller, by what it is about.',
    access: 'account',
    pages: 'own',
    reply: replyOf(z.record(z.string(), z.unknown())),
  },
  'GET /api/account/reasons_to_stay': {
    summary: 'Why the caller’s account cannot be deleted yet; empty when it can.',
    access: 'account',
    pages: 'own',
    reply: replyOf(z.array(z.string())),
  },
  'POST /api/account/delete': {
    summary: 'Deletes the caller’s account and what was personal in it; signs out everywhere.',
    access: 'account',
    pages: 'own',
    body: z.object({ current_password: anyPassword }),
    reply: replyOf(z.object({})),
  },
} as const satisfies EndpointTable
