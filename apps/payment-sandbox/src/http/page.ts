import { z } from 'zod'
import { type Sql, sql } from '../db/sql.ts'

/** How much of a list is asked for, from where. */
export const page = {
  limit: z.coerce.number().int().min(1).max(100).default(10),
  starting_after: z.string().optional(),
  ending_before: z.string().optional(),
}

type Page = { limit: number; starting_after?: string | undefined; ending_before?: string | undefined }

/** Newest first, as Stripe's lists are. */
export const listAnswer = <One extends { id: string }>(all: One[], url: string, asked: Page) => {
  const after = all.findIndex(({ id }) => id === asked.starting_after)
  const before = all.findIndex(({ id }) => id === asked.ending_before)
  const end = before < 0 ? all.length : before
  const start = before < 0 ? after + 1 : Math.max(end - asked.limit, 0)
  const data = all.slice(start, Math.min(start + asked.limit, end))
  const hasMore = before < 0 ? start + data.length < all.length : start > 0
  return { object: 'list', data, has_more: hasMore, url }
}

const second = z.coerce.number().int()
/** `created=17` or `created[gte]=17`, in seconds since 1970. */
export const range = z
  .union([
    second.transform((at) => ({ gte: at, lte: at, gt: undefined, lt: undefined })),
    z.strictObject({
      gte: second.optional(),
      lte: second.optional(),
      gt: second.optional(),
      lt: second.optional(),
    }),
  ])
  .optional()

/** A condition on `created_at`, of which Stripe knows whole seconds. */
export const createdBetween = (asked: z.output<typeof range>): Sql => {
  const created = sql`floor(extract(epoch from created_at))`
  const { gte, lte, gt, lt } = asked ?? {}
  return sql`(${gte ?? null}::bigint is null or ${created} >= ${gte ?? null}::bigint)
    and (${lte ?? null}::bigint is null or ${created} <= ${lte ?? null}::bigint)
    and (${gt ?? null}::bigint is null or ${created} > ${gt ?? null}::bigint)
    and (${lt ?? null}::bigint is null or ${created} < ${lt ?? null}::bigint)`
}
