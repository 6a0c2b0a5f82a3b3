import type { Hidden } from '../showroom/showroom.ts'
import type { Db } from '../platform/db/db.ts'

/** A Pro's showroom, as far as prices depend on it. */
export type OwnShowroom = Hidden & { id: number }

export type ProPricingDeps = { db: Db; now: () => Date }
