import { z } from 'zod'
import { display } from './display.ts'

/** 256 random bits, as the browser writes them: base64url without padding. */
export const randomText = z.string().regex(/^[A-Za-z0-9_-]{43}$/)

/** A page's origin as browsers write it: no path, no password, no capital letters. */
export const pageOrigin = z
  .string()
  .max(300)
  .regex(/^https?:\/\/([a-z0-9._-]+|\[[0-9a-f:]+\])(:\d{1,5})?$/)

/** What a contractor's page is told of who is signed in: no address, no last name, no id. */
export const embedSession = z
  .object({
    first_name: z.string(),
    /** Seconds that are left: the visitor's clock may be wrong. */
    expires_in: z.int(),
    /** What they have chosen in their settings, so that prices and lengths are written for them. */
    display,
  })
  .meta({ id: 'EmbedSession' })
export type EmbedSession = z.infer<typeof embedSession>
