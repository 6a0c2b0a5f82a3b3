import { z } from 'zod'
import { email } from '../account/account.fields.ts'
import { type EndpointTable, replyOf } from '../shared/endpoint.ts'
import { opaqueId } from '../shared/ids.ts'
import { application, draftForm } from './application.ts'
import { applicantTypes } from './choices.ts'
import { submission } from './application.fields.ts'

const nothing = replyOf(z.object({}))

/**
 * Somebody who applies is known by a cookie of ours that no script can read; a link that we mail sets it in another
 * browser. Files come and go by `/api/application/document`, which is multipart.
 */
export const applicationEndpoints = {
  'GET /api/application': {
    summary: 'The application of this browser: what was typed so far, or where it stands. Null without one.',
    access: 'anyone',
    pages: 'own',
    reply: replyOf(application.nullable()),
  },
  'PUT /api/application': {
    summary: 'Begins an application, or keeps what was typed so far. Never keeps a password.',
    access: 'anyone',
    pages: 'own',
    byCookie: true,
    body: z.object({ type: z.enum(applicantTypes), form: draftForm }),
    reply: replyOf(application),
  },
  'POST /api/application': {
    summary: 'Registers the applicant and submits the application, both or neither.',
    access: 'anyone',
    pages: 'own',
    byCookie: true,
    body: submission,
    reply: replyOf(application),
  },
  'DELETE /api/application': {
    summary: 'Forgets the application in this browser; it can be found again by a mailed link.',
    access: 'anyone',
    pages: 'own',
    byCookie: true,
    reply: nothing,
  },
  'POST /api/application/mail': {
    summary: 'Mails a link with which the draft can be continued in any browser, once.',
    access: 'anyone',
    pages: 'own',
    byCookie: true,
    body: z.object({ email }),
    reply: nothing,
  },
  'POST /api/application/link': {
    summary: 'Mails a link to where the application stands. Says the same whether or not there is one.',
    access: 'anyone',
    pages: 'own',
    body: z.object({ email }),
    reply: nothing,
  },
  'POST /api/application/open': {
    summary: 'Uses the code of a mailed link up and binds the application to this browser.',
    access: 'anyone',
    pages: 'own',
    byCookie: true,
    body: z.object({ code: z.string().trim().min(1).max(64) }),
    reply: replyOf(application),
  },
  'DELETE /api/application/document/{id}': {
    summary: 'Takes a file out of the application, as long as nobody decides by it.',
    access: 'anyone',
    pages: 'own',
    byCookie: true,
    params: z.object({ id: opaqueId }),
    reply: replyOf(application),
  },
  'POST /api/application/answer': {
    summary: 'Answers everything that was asked for; the files are there already.',
    access: 'anyone',
    pages: 'own',
    byCookie: true,
    body: z.object({
      answers: z.array(z.object({ id: opaqueId, answer: z.string().trim().max(600) })).max(30),
    }),
    reply: replyOf(application),
  },
  'POST /api/application/appeal': {
    summary: 'Asks us to look at a declined application again, once.',
    access: 'anyone',
    pages: 'own',
    byCookie: true,
    body: z.object({ message: z.string().trim().min(10, 'Please tell us a little more.').max(2_000) }),
    reply: replyOf(application),
  },
} as const satisfies EndpointTable
