import type { Db } from '../db/db.ts'

export type LeadParts = { db: Db; now: () => Date }
