import type { FilledLine } from '@showroom/contract/cart/filled-line'
import type { Account } from '../account/account.ts'
import type { ShowroomContext } from '../showroom/showroom.ts'
import type { AccessibleProject } from './project-access.store.ts'

/** A project was copied by its owner; concepts above copy what they keep of it. */
export type ProjectDuplicated = {
  account: Account
  from: AccessibleProject
  /** The copy's number, and where it is. */
  to: number
  showroom: ShowroomContext
  /** The copies of the rooms, by the rooms' numbers. */
  rooms: ReadonlyMap<number, number>
  now: Date
}

declare module '../platform/events.ts' {
  interface TransactionEvents {
    /** In the transaction that copies: the reply says what did not come along. */
    'project.duplicated': { event: ProjectDuplicated; reply: FilledLine[] }
  }
}
