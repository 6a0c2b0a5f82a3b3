import { messages } from '@showroom/contract/shared/errors'
import type { Queries } from '../platform/db/db.ts'
import { refuse } from '../platform/http/domain-error.ts'
import { lockAccountRow } from './account.store.ts'

/** One change of an account at a time; of somebody who left at the same moment nothing is written any more. */
export const lockAccount = async (tx: Queries, accountId: number) => {
  if (!(await lockAccountRow(tx, accountId))) refuse(401, 'unauthenticated', messages.loginFirst)
}
