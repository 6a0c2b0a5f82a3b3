import { z } from 'zod'

/** 256 random bits, as the browser writes them: base64url without padding. */
export const randomText = z.string().regex(/^[A-Za-z0-9_-]{43}$/)

/** A page's origin and nothing more: no path, no password, no capital letters. */
export const pageOrigin = z
  .string()
  .max(300)
  .refine(
    (text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text,
  )

/** Who a contractor's page is told to be signed in: no address, no last name, no id. */
export const embedSession = z
  .object({ first_name: z.string(), expires_at: z.iso.datetime() })
  .meta({ id: 'EmbedSession' })
export type EmbedSession = z.infer<typeof embedSession>
