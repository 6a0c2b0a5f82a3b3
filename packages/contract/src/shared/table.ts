import { z } from 'zod'
import { pageQuery } from './paging.ts'

/** By which column a table is sorted; a dash in front: the largest or the newest first. */
export type SortBy<Key extends string> = Key | `-${Key}`

export const descending = <Key extends string>(key: Key): `-${Key}` => `-${key}`

/** Both directions of every column that can be sorted by. */
export const sortsOf = <Key extends string>(keys: readonly Key[]): SortBy<Key>[] =>
  keys.flatMap((key) => [key, descending(key)])

/** What every table of the workspaces is asked with: a page of it, words to seek, and its order. */
export const tableQuery = <Key extends string>(keys: readonly Key[]) => ({
  ...pageQuery,
  s: z.string().trim().max(80).default(''),
  sort: z.enum(sortsOf(keys)).optional(),
})
