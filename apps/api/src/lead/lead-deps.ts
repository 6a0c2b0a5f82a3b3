import type { Db } from '../platform/db/db.ts'

export type LeadDeps = { db: Db; now: () => Date }
