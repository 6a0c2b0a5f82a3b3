import type { AccountType } from '@showroom/contract/account/account'
import type { AdminMatter } from '@showroom/contract/workspace/admin-matters'
import type { Caller } from '../platform/http/who.ts'

/** By when what waits is to be answered: how much of it is late, and when the next of the others is due. */
export type Clock = { late: number; dueAt: Date | null }

/** How much of one concept waits for somebody. `workspace` collects it of all concepts. */
export type CountsWaiting = {
  /** The panel of the workspace where it is dealt with. */
  panel: string
  /** What of it an Admin's home tells; one panel may have several. */
  matter?: AdminMatter
  roles: readonly AccountType[]
  count: (caller: Caller) => Promise<number>
  /** Where an answer is promised. */
  clock?: () => Promise<Clock>
}
