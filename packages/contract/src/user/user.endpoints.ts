import { z } from 'zod'
import { accountStatuses, accountTypes } from '../account/account.ts'
import { type EndpointTable, replyOf } from '../shared/endpoint.ts'
import { opaqueId } from '../shared/ids.ts'
import { pageOf } from '../shared/paging.ts'
import { tableQuery } from '../shared/table.ts'
import { lookingOn, userRow, userSheet } from './user.ts'
import { userMessages as say } from './user.messages.ts'
import { settableUserStatuses, userSorts } from './user.rules.ts'

const admin = { access: 'admin', pages: 'own' } as const
const one = { params: z.object({ id: opaqueId }) }

export const userEndpoints = {
  'GET /api/admin/users': {
    summary: 'Everybody with an account, by words, type and status.',
    ...admin,
    query: z.object({
      ...tableQuery(userSorts),
      type: z.enum(accountTypes).optional(),
      status: z.enum(accountStatuses).optional(),
    }),
    reply: pageOf(userRow),
  },
  'GET /api/admin/users/{id}': {
    summary: 'One of them, with where they are signed in and what was done to them.',
    ...admin,
    ...one,
    reply: replyOf(userSheet),
  },
  'PUT /api/admin/users/{id}/status': {
    summary: 'Deactivates somebody, who is signed out everywhere, or lets them in again.',
    ...admin,
    ...one,
    body: z.object({
      status: z.enum(settableUserStatuses),
      reason: z.string(say.reason).trim().min(3, say.reason).max(500),
    }),
    reply: replyOf(userSheet),
  },
  'DELETE /api/admin/users/{id}/sessions': {
    summary: 'Signs somebody out everywhere.',
    ...admin,
    ...one,
    reply: replyOf(userSheet),
  },
  'POST /api/admin/users/{id}/looking_on': {
    summary: 'Opens a session in which an Admin sees what somebody sees, and can change nothing.',
    ...admin,
    ...one,
    reply: replyOf(lookingOn),
  },
  'DELETE /api/looking_on': {
    summary: 'Ends looking on as somebody.',
    access: 'session',
    pages: 'own',
    lookingOn: true,
    reply: replyOf(z.object({})),
  },
} as const satisfies EndpointTable
