import { z } from 'zod'

/** One try to sign in with the account's address. */
export const signInTry = z
  .object({
    tried_at: z.iso.datetime(),
    /** The password was wrong. */
    is_refused: z.boolean(),
    device: z.string(),
    place: z.string(),
  })
  .meta({ id: 'SignInTry' })
export type SignInTry = z.infer<typeof signInTry>
