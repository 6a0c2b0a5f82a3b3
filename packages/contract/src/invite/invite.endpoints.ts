import { z } from 'zod'
import { type EndpointTable, replyOf } from '../shared/endpoint.ts'
import { opaqueId } from '../shared/ids.ts'
import { pageOf } from '../shared/paging.ts'
import { isPlainNote } from '../shared/plain-name.ts'
import { tableQuery } from '../shared/table.ts'
import { invitedList, inviteRow, openedInvite } from './invite.ts'
import { inviteMessages as say } from './invite.messages.ts'
import {
  inviteAudiences,
  inviteSorts,
  inviteStates,
  longestInviteFile,
  longestInviteList,
  longestInviteNote,
} from './invite.rules.ts'

/** A Pro’s own showroom is meant by all of them. */
const ofPros = { access: 'account', roles: ['Contractor'], pages: 'own' } as const
const one = { params: z.object({ id: opaqueId }) }
const code = { body: z.object({ code: z.string().trim().min(1).max(100) }) }

const note = z
  .string()
  .trim()
  .max(longestInviteNote, say.longNote)
  .refine(isPlainNote, 'The note may not contain links.')

export const inviteEndpoints = {
  'GET /api/invite': {
    ...ofPros,
    summary: 'Whom the Pro has invited, with how far each of them is.',
    query: z.object({
      ...tableQuery(inviteSorts),
      audience: z.enum(inviteAudiences),
      state: z.enum(inviteStates).optional(),
    }),
    reply: pageOf(inviteRow),
  },
  'POST /api/invite': {
    ...ofPros,
    summary: 'Invites everybody on a list, typed or as CSV: each row is answered for itself.',
    body: z.object({
      audience: z.enum(inviteAudiences),
      addresses: z.string().max(longestInviteList).default(''),
      csv: z.string().max(longestInviteFile).default(''),
      note: note.default(''),
      project_id: opaqueId.nullable().default(null),
    }),
    reply: replyOf(invitedList),
  },
  'POST /api/invite/{id}/resend': {
    ...ofPros,
    ...one,
    summary: 'Sends an invitation again, with a link that takes the place of the one before.',
    reply: replyOf(inviteRow),
  },
  'POST /api/invite/{id}/revoke': {
    ...ofPros,
    ...one,
    summary: 'Withdraws an invitation: its link opens nothing any more.',
    reply: replyOf(inviteRow),
  },
  'POST /api/invite/open': {
    access: 'anyone',
    pages: 'own',
    summary: 'What a link of an invitation says. That it was opened is told to who invited.',
    ...code,
    reply: replyOf(openedInvite),
  },
  'POST /api/invite/join': {
    access: 'account',
    pages: 'own',
    summary: 'Whoever is signed in has come by the invitation.',
    ...code,
    reply: replyOf(openedInvite),
  },
  'POST /api/invite/stop': {
    access: 'anyone',
    pages: 'own',
    summary: 'The address that the invitation was sent to gets no more of them, whoever invites.',
    ...code,
    reply: replyOf(z.null()),
  },
} as const satisfies EndpointTable
