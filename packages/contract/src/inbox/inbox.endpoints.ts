import { z } from 'zod'
import { text } from '../account/account.fields.ts'
import { accountMessages } from '../account/account.messages.ts'
import { longestMessage } from '../contact/choices.ts'
import { dayTyped } from '../shared/day-typed.ts'
import { type EndpointTable, replyOf } from '../shared/endpoint.ts'
import { opaqueId } from '../shared/ids.ts'
import { pageOf } from '../shared/paging.ts'
import { sentFile } from '../shared/sent-file.ts'
import { tableQuery } from '../shared/table.ts'
import { inboxKinds, inboxOwners, inboxSorts, inboxStates, longestNote } from './choices.ts'
import { inboxRow, inboxSheet } from './inbox.ts'

const admin = { access: 'admin', pages: 'own' } as const
const one = { params: z.object({ id: opaqueId }) }

const search = z.object({
  ...tableQuery(inboxSorts),
  kind: z.enum(inboxKinds).optional(),
  state: z.enum(inboxStates).optional(),
  owner: z.enum(inboxOwners).optional(),
  from: dayTyped,
  to: dayTyped,
})

export const inboxEndpoints = {
  'GET /api/admin/inbox': {
    summary: 'Leads of the popup and messages of the contact form, newest first.',
    ...admin,
    query: search,
    reply: pageOf(inboxRow),
  },
  'GET /api/admin/inbox/export': {
    summary: 'The same as a CSV file.',
    ...admin,
    query: search,
    reply: replyOf(sentFile),
  },
  'GET /api/admin/inbox/{id}': {
    summary: 'One of them, with what was answered and done.',
    ...admin,
    ...one,
    reply: replyOf(inboxSheet),
  },
  'PUT /api/admin/inbox/{id}': {
    summary: 'Says how far it is, who has it, and what Admins should know of it.',
    ...admin,
    ...one,
    body: z.object({
      state: z.enum(inboxStates),
      owner_id: opaqueId.nullable(),
      note: z.string().trim().max(longestNote, accountMessages.tooLong('note', longestNote)).default(''),
      version: z.int().min(0),
    }),
    reply: replyOf(inboxSheet),
  },
  'POST /api/admin/inbox/{id}/replies': {
    summary: 'Answers its sender by mail, and keeps the answer.',
    ...admin,
    ...one,
    body: z.object({ message: text('answer', longestMessage) }),
    reply: replyOf(inboxSheet),
  },
} as const satisfies EndpointTable
