import { z } from 'zod'
import { type EndpointTable, replyOf } from '../shared/endpoint.ts'
import { user } from './account.ts'
import { accountMessages } from './account.messages.ts'
import { signedIn } from './account.endpoints.ts'

const provider = z.object({ provider: z.string().min(1).max(40) })
const given = z.string().min(1).max(2_000)
const remember = z.boolean().default(false)

/** Somebody whom the provider has named, and who has yet to prove that the address is theirs. */
export const socialProof = z
  .object({
    token: z.string(),
    email: z.string(),
    /** Whether the account's password does as well as the code that was mailed. */
    accepts_password: z.boolean(),
  })
  .meta({ id: 'SocialProof' })
export type SocialProof = z.infer<typeof socialProof>

export const socialEndpoints = {
  'GET /api/sociallogin': {
    summary: 'The providers that somebody can sign in with.',
    access: 'anyone',
    pages: 'own',
    reply: replyOf(z.array(z.object({ provider: z.string(), label: z.string() }))),
  },
  'POST /api/sociallogin/{provider}': {
    summary:
      'Signs in with what the provider sent the browser back with; an address that has an account is proved first.',
    access: 'anyone',
    pages: 'own',
    byCookie: true,
    params: provider,
    body: z.object({ code: given, state: given, iss: given.optional(), remember }),
    reply: replyOf(
      z.object({ user: user.nullable(), token: z.string().nullable(), proof: socialProof.nullable() }),
    ),
  },
  'POST /api/sociallogin/{provider}/proof': {
    summary:
      'Proves by the mailed code, or the account’s password, that the address is the caller’s, once; signs in.',
    access: 'anyone',
    pages: 'own',
    params: provider,
    body: z
      .object({
        proof: z.string().min(1).max(64),
        code: z
          .string()
          .trim()
          .regex(/^\d{6}$/, accountMessages.otpDigits)
          .optional(),
        password: z.string().min(1).max(128).optional(),
        remember,
      })
      .refine(({ code, password }) => code !== undefined || password !== undefined, {
        path: ['code'],
        message: accountMessages.otpDigits,
      }),
    reply: replyOf(signedIn),
  },
} as const satisfies EndpointTable
