import type { Db } from '../platform/db/db.ts'

/** A Pro's showroom, as far as prices depend on it. */
export type OwnShowroom = { id: number; hiddenCategoryIds: readonly number[] }

export type ProPricingDeps = { db: Db; now: () => Date }
