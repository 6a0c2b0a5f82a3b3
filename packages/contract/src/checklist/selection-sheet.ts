import { z } from 'zod'
import { opaqueId } from '../shared/ids.ts'
import { mostAtOnce } from './selection-choices.ts'

/** What is asked of `GET /api/selection_sheet/{id}`: all decisions, or those that are named. */
export const selectionSheetQuery = z.object({
  selection_ids: z
    .string()
    .max(mostAtOnce * 65)
    .transform((ids) => ids.split(','))
    .pipe(z.array(opaqueId).min(1).max(mostAtOnce))
    .optional(),
})
