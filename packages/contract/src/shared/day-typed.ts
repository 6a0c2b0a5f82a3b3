import { z } from 'zod'
import { readDay } from './day.ts'

/** A day as people type it, MM.DD.YYYY; empty: none. */
export const dayTyped = z
  .string()
  .trim()
  .max(10)
  .default('')
  .transform((typed, context) => {
    if (typed === '') return null
    const day = readDay(typed)
    if (day === null) context.addIssue({ code: 'custom', message: 'Please write the date as MM.DD.YYYY.' })
    return day
  })
