import { z } from 'zod'
import { isPlannable } from './day.ts'

/** A day that somebody plans: calendars know others, which a database does not. */
export const dayField = z.iso.date().refine(isPlannable, 'Please choose a day between 2000 and 2199.')
