import { z } from 'zod'
import { dayTyped } from './day-typed.ts'

/** How Admins look through what came in: by words, and by days of the marketplace, the first and last included. */
export const receivedSearch = {
  s: z.string().trim().max(80).default(''),
  from: dayTyped,
  to: dayTyped,
}
