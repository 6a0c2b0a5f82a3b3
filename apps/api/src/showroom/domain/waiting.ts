import type { CountsWaiting } from '../../account/counts-waiting.ts'
import type { Db } from '../../platform/db/db.ts'
import { countDomains } from './admin-domain.store.ts'

/** Websites that have proven themselves neither by a file nor by DNS. */
export const domainsWaiting = (db: Db): CountsWaiting => ({
  panel: 'approvals',
  matter: 'domains',
  roles: ['Admin'],
  count: () => countDomains(db, { text: '', state: 'waiting' }),
})
