import type { ApplicantType } from '@showroom/contract/application/choices'
import type { AdminMatter } from '@showroom/contract/workspace/admin-matters'
import type { CountsWaiting } from '../account/counts-waiting.ts'
import type { Db } from '../platform/db/db.ts'
import { clockOfReviewing, countReviewing } from './reviewing.store.ts'

type Deps = { db: Db; now: () => Date }

/** Who waits for our answer, each kind with its clock. */
export const applicationWaiting = (deps: Deps): readonly CountsWaiting[] => [
  reviewing(deps, 'pros', 'Contractor'),
  reviewing(deps, 'vendors', 'Vendor'),
]

const reviewing = ({ db, now }: Deps, matter: AdminMatter, type: ApplicantType): CountsWaiting => ({
  panel: 'approvals',
  matter,
  roles: ['Admin'],
  count: () => countReviewing(db, type),
  clock: () => clockOfReviewing(db, type, now()),
})
