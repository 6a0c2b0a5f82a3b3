import type { AccountType } from '@showroom/contract/account/account'
import type { Caller } from '../platform/http/who.ts'

/** How much of one concept waits for somebody. `workspace` collects it of all concepts. */
export type CountsWaiting = {
  /** The panel of the workspace where it is dealt with. */
  panel: string
  roles: readonly AccountType[]
  count: (caller: Caller) => Promise<number>
}
