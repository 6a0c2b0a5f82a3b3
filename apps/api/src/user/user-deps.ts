import type { Account } from '../account/account.ts'
import type { Db } from '../platform/db/db.ts'

export type UserDeps = { db: Db; now: () => Date }

/** Who does something to somebody else's account. */
export type Reviewer = { account: Account; ip: string }
