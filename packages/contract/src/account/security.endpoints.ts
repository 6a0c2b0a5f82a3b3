import { z } from 'zod'
import { type EndpointTable, replyOf } from '../shared/endpoint.ts'
import { anyPassword, email } from './account.fields.ts'
import { signInTry } from './security.ts'

export const securityEndpoints = {
  'POST /api/email/change': {
    summary: 'Mails a link to the new e-mail. The old one stays until the link is opened.',
    access: 'account',
    pages: 'own',
    body: z.object({ email, current_password: anyPassword }),
    reply: replyOf(z.object({})),
  },
  'DELETE /api/session': {
    summary: 'Signs every other device out.',
    access: 'account',
    pages: 'own',
    reply: replyOf(z.object({ ended: z.int() })),
  },
  'GET /api/session/history': {
    summary: 'The latest tries to sign in to the caller’s account, newest first.',
    access: 'account',
    pages: 'own',
    reply: replyOf(z.array(signInTry)),
  },
} as const satisfies EndpointTable
