import { z } from 'zod'
import { type EndpointTable, replyOf } from '../shared/endpoint.ts'
import { signedIn } from './account.endpoints.ts'
import { anyPassword } from './account.fields.ts'
import { twoStep } from './two-step.ts'

/** Admins have their code by mail. */
const own = { access: 'account', pages: 'own', roles: ['User', 'Contractor', 'Vendor'] } as const
const code = z.string().trim().min(1, 'The code field is required.').max(40)
const confirmed = z.object({ current_password: anyPassword, code })
const recovery = replyOf(z.object({ two_step: twoStep, recovery_codes: z.array(z.string()) }))

export const twoStepEndpoints = {
  'GET /api/two_step': {
    summary: 'Whether signing in asks for a code of an authenticator app.',
    ...own,
    reply: replyOf(twoStep),
  },
  'POST /api/two_step': {
    summary: 'Begins to set it up: a secret for the app. Nothing is asked for until a code of it was given.',
    ...own,
    body: z.object({ current_password: anyPassword }),
    reply: replyOf(z.object({ secret: z.string(), uri: z.string() })),
  },
  'PUT /api/two_step': {
    summary:
      'Turns it on by a code of the app; recovery codes are shown this once. Other devices are signed out.',
    ...own,
    body: z.object({ code }),
    reply: recovery,
  },
  'POST /api/two_step/recovery': {
    summary: 'Makes new recovery codes; the old ones are good no more.',
    ...own,
    body: confirmed,
    reply: recovery,
  },
  'POST /api/two_step/off': {
    summary: 'Turns it off, by the password and a code.',
    ...own,
    body: confirmed,
    reply: replyOf(twoStep),
  },
  'POST /api/two_step/sign_in': {
    summary: 'The second step: a code of the app, or a recovery code.',
    access: 'anyone',
    pages: 'own',
    body: z.object({ challenge: z.string().min(1).max(100), code }),
    reply: replyOf(signedIn),
  },
} as const satisfies EndpointTable
