import { z } from 'zod'
import { type EndpointTable, replyOf } from '../shared/endpoint.ts'
import { opaqueId } from '../shared/ids.ts'
import { rememberedDevice, user } from './account.ts'

export const rememberEndpoints = {
  'POST /api/session/resume': {
    summary: 'Signs in who ticked “Remember me” in this browser; nobody where there is no such person.',
    access: 'anyone',
    pages: 'own',
    byCookie: true,
    reply: replyOf(z.object({ user: user.nullable(), token: z.string().nullable() })),
  },
  'GET /api/session/device': {
    summary: 'The browsers that sign the caller in again by themselves.',
    access: 'account',
    pages: 'own',
    reply: replyOf(z.array(rememberedDevice)),
  },
  'DELETE /api/session/device/{id}': {
    summary: 'Forgets such a browser, and signs it out.',
    access: 'account',
    pages: 'own',
    params: z.object({ id: opaqueId }),
    reply: replyOf(z.object({})),
  },
} as const satisfies EndpointTable
