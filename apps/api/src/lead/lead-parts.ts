import type { Db } from '../platform/db/db.ts'

export type LeadParts = { db: Db; now: () => Date }
