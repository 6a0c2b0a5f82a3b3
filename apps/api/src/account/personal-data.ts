import type { Queries } from '../platform/db/db.ts'
import type { Account } from './account.ts'

/** What one concept keeps of a person. `privacy` collects it of all concepts. */
export type PersonalData = {
  /** The word it stands under in what is downloaded. */
  name: string
  /** All of it, as the person may read it. */
  show: (account: Account) => Promise<unknown>
  /** Why the person cannot leave yet; null when nothing of it speaks against it. */
  reasonToStay?: (account: Account) => Promise<string | null>
  /** What another company keeps for us, removed before our own. */
  release?: (accountId: number) => Promise<void>
  erase?: (tx: Queries, accountId: number) => Promise<unknown>
}
