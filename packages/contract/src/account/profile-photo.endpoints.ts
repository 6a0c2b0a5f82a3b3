import { z } from 'zod'
import { type EndpointTable, replyOf } from '../shared/endpoint.ts'

/** A photo is sent beside them, in a form: `POST /api/profile_photo`. */
export const profilePhotoEndpoints = {
  'DELETE /api/profile_photo': {
    summary: 'Takes the caller’s photo away.',
    access: 'account',
    pages: 'own',
    reply: replyOf(z.object({ photo: z.string().nullable() })),
  },
} as const satisfies EndpointTable
