import { type Account, accountName } from '../account/account.ts'
import { placeOf } from '../account/session/sessions.ts'
import type { Queries } from '../platform/db/db.ts'
import { writeAudit } from './audit.store.ts'

type Exported = {
  what: string
  count: number
  by: Pick<Account, 'id' | 'firstName' | 'lastName' | 'email'>
  ip: string
  at: Date
}

/** Who took a list of people with them. */
export const auditExport = (db: Queries, { what, count, by, ip, at }: Exported) =>
  writeAudit(db, {
    at,
    accountId: by.id,
    who: accountName(by),
    place: placeOf(ip),
    action: 'exported',
    entity: what,
    entityId: 'all',
    note: `${count} rows`,
  })
