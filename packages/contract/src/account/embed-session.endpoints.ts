import { z } from 'zod'
import { type EndpointTable, replyOf } from '../shared/endpoint.ts'
import { showroomRef } from '../shared/ids.ts'
import { embedSession, pageOrigin, randomText } from './embed-session.ts'

const code = z.string().trim().min(1).max(64)

/** Signing in on a contractor's page: a code from our own window, swapped by the page for a session of its own. */
export const embedSessionEndpoints = {
  'GET /api/embed/website': {
    summary: 'For which company a contractor’s website may ask its visitors to sign in.',
    access: 'anyone',
    pages: 'own',
    query: z.object({ showroom: showroomRef, origin: pageOrigin }),
    reply: replyOf(z.object({ company_name: z.string(), origin: z.string() })),
  },
  'POST /api/embed/code': {
    summary: 'A code, good once and for a minute, for one website of a showroom to sign its visitor in with.',
    access: 'account',
    roles: ['User'],
    pages: 'own',
    body: z.object({ showroom: showroomRef, origin: pageOrigin, state: randomText, challenge: randomText }),
    reply: replyOf(z.object({ code: z.string() })),
  },
  'POST /api/embed/session': {
    summary: 'Swaps a code for a session of fifteen minutes, good on this website, for this showroom’s cart.',
    access: 'anyone',
    body: z.object({ showroom: showroomRef, code, verifier: randomText, state: randomText }),
    reply: replyOf(embedSession.extend({ token: z.string() })),
  },
  'GET /api/embed/session': {
    summary: 'Who is signed in on this website, as far as it may know.',
    access: 'anyone',
    query: z.object({ showroom: showroomRef }),
    reply: replyOf(embedSession),
  },
  'DELETE /api/embed/session': {
    summary: 'Signs out on this website, in every tab.',
    access: 'anyone',
    query: z.object({ showroom: showroomRef }),
    reply: replyOf(z.object({})),
  },
} as const satisfies EndpointTable
