import { z } from 'zod'
import { opaqueId } from '../shared/ids.ts'
import { importOutcomes, importStates } from './goods-import.rules.ts'

export const goodsImport = z
  .object({
    id: opaqueId,
    file_name: z.string(),
    state: z.enum(importStates),
    /** The columns of a feed are known: nothing of them is mapped. */
    is_merchant: z.boolean(),
    /** As the file names them, with the first value that stands there. */
    columns: z.array(z.object({ name: z.string(), sample: z.string() })),
    mapping: z.record(z.string(), z.string()),
    category: z.string().nullable(),
    rows: z.int(),
    seen: z.int(),
    counts: z.record(z.enum(importOutcomes), z.int()),
    problem: z.string(),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'GoodsImport' })
export type GoodsImport = z.infer<typeof goodsImport>

export const importRow = z
  .object({
    id: z.string(),
    line: z.int(),
    sku: z.string(),
    name: z.string(),
    outcome: z.enum(importOutcomes).nullable(),
    reason: z.string(),
    changes: z.array(z.object({ what: z.string(), before: z.string(), after: z.string() })),
    /** By column; null where nothing could be read. */
    cells: z.record(z.string(), z.string()).nullable(),
  })
  .meta({ id: 'ImportRow' })
export type ImportRow = z.infer<typeof importRow>
