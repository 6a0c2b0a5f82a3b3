import type { Queries } from '../../platform/db/db.ts'
import type { Account } from '../account.ts'
import { hold } from './hold.ts'

/** What one concept keeps of a person. Concepts stand above accounts: each hands its own in where the API is wired. */
export type Holding = {
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

type Holdings = { holdings: readonly Holding[] }

/** Outside of any transaction: other companies are asked. */
export const releaseHoldings = async ({ holdings }: Holdings, accountId: number) => {
  for (const { release } of holdings) await release?.(accountId)
}

export const eraseHoldings = async ({ holdings }: Holdings, tx: Queries, accountId: number) => {
  await hold(tx, accountId)
  for (const { erase } of holdings) await erase?.(tx, accountId)
}
