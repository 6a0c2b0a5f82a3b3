import { goodsNews, importNews } from '@showroom/contract/notification/notification-choices'
import { z } from 'zod'
import type { Queries } from '../platform/db/db.ts'
import { emit } from '../platform/jobs/emit.ts'
import { newPublicId } from '../shared/public-id.ts'

const vendorId = z.int().positive()

/** A product that waits for an Admin, was decided on, or was taken back before that. */
export const goodsMoved = z.object({
  vendorId,
  /** Its public id. */
  product: z.string(),
  name: z.string(),
  news: z.enum(['waiting', 'withdrawn', ...goodsNews]),
  reason: z.string(),
})
export type GoodsMoved = z.infer<typeof goodsMoved>

export const tellGoodsMoved = (tx: Queries, payload: GoodsMoved, at: Date): Promise<void> =>
  emit(tx, { kind: 'goods_moved', cause: `goods moved ${newPublicId()}`, payload, at })

/** A file of goods is through, or was given up. */
export const importFinished = z.object({
  vendorId,
  import: z.string(),
  fileName: z.string(),
  rows: z.int(),
  news: z.enum(importNews),
})
export type ImportFinished = z.infer<typeof importFinished>

export const tellImportFinished = (tx: Queries, payload: ImportFinished, at: Date): Promise<void> =>
  emit(tx, { kind: 'import_finished', cause: `import finished ${newPublicId()}`, payload, at })

/** Prices that a vendor has planned are in force from a day on. */
export const pricesApplied = z.object({ vendorId, day: z.iso.date(), count: z.int().positive() })
export type PricesApplied = z.infer<typeof pricesApplied>

export const tellPricesApplied = (tx: Queries, payload: PricesApplied, at: Date): Promise<void> =>
  emit(tx, { kind: 'prices_applied', cause: `prices applied ${newPublicId()}`, payload, at })
