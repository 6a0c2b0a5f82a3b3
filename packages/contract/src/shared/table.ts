import { z } from 'zod'
import { pageQuery } from './paging.ts'
import { sortsOf } from './sort.ts'

/** What every table of the workspaces is asked with: a page of it, words to seek, and its order. */
export const tableQuery = <Key extends string>(keys: readonly Key[]) => ({
  ...pageQuery,
  s: z.string().trim().max(80).default(''),
  sort: z.enum(sortsOf(keys)).optional(),
})
