import { z } from 'zod'

/** 256 random bits, as the browser writes them: base64url without padding. */
export const randomText = z.string().regex(/^[A-Za-z0-9_-]{43}$/)

/** A page's origin as browsers write it: no path, no password, no capital letters. */
export const pageOrigin = z
  .string()
  .max(300)
  .regex(/^https?:\/\/([a-z0-9._-]+|\[[0-9a-f:]+\])(:\d{1,5})?$/)

/** Who a contractor's page is told to be signed in: no address, no last name, no id. */
export const embedSession = z
  .object({
    first_name: z.string(),
    /** Seconds that are left: the visitor's clock may be wrong. */
    expires_in: z.int(),
  })
  .meta({ id: 'EmbedSession' })
export type EmbedSession = z.infer<typeof embedSession>
