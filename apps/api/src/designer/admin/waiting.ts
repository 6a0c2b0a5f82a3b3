import type { CountsWaiting } from '../../account/counts-waiting.ts'
import type { Db } from '../../platform/db/db.ts'
import { countAdminDesigners } from './admin-designer.store.ts'
import { countAdminHires } from './admin-hire.store.ts'

/** Whose license nobody has looked at, and what clients want back of a designer's work. */
export const designerWaiting = (db: Db): readonly CountsWaiting[] => [
  {
    panel: 'approvals',
    matter: 'designers',
    roles: ['Admin'],
    count: () => countAdminDesigners(db, { text: '', license: 'unverified', listing: undefined }),
  },
  {
    panel: 'design-work',
    matter: 'refunds',
    roles: ['Admin'],
    count: () => countAdminHires(db, { text: '', state: undefined, refund: 'waiting' }),
  },
]
