import { largestPageSize, pageSize } from '../policy/figures.ts'
import { z } from 'zod'
import type { AnySchema } from './endpoint.ts'

/** Digits typed in the go-to-page box arrive as text; out of range pages are capped by the server to the last one. */
export const pageQuery = {
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  page_size: z.coerce.number().int().min(1).max(largestPageSize).default(pageSize),
}

export const pageLink = z.object({ label: z.string(), url: z.string().nullable(), active: z.boolean() })

/** Paginated records: `data, total, last_page, path, links` (specification §3). */
export const pageOf = <Item extends AnySchema>(item: Item) =>
  z.object({
    success: z.literal(true),
    data: z.array(item),
    total: z.int(),
    current_page: z.int(),
    last_page: z.int(),
    path: z.string(),
    links: z.array(pageLink),
    message: z.string().optional(),
  })

export type PageLink = z.infer<typeof pageLink>
