import { z } from 'zod'
import { vsdIdPattern } from './vsd-id.ts'
import { platformShowroom } from './platform-showroom.ts'

/** Ids that leave the server are opaque. */
export const opaqueId = z
  .string()
  .min(1)
  .max(64)
  .regex(/^[A-Za-z0-9_-]+$/)

export { platformShowroom }

/** A Pro's user id or Showroom ID. */
export const showroomName = z.coerce
  .string()
  .trim()
  .max(32)
  .regex(/^[A-Za-z0-9_-]+$/)

/** The same where the specification's calls default it to 0. */
export const showroomRef = showroomName.default(platformShowroom)

/** Typed in any case, with spaces or dashes. */
export const vsdId = z.string().regex(vsdIdPattern)

/** Integer cents, US dollars. */
export const cents = z.int()
/** Thousandths of a square foot. */
export const milliSqft = z.int()
/** Thousandths of a foot. */
export const milliFeet = z.int()
