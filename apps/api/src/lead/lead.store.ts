import type { Lead } from '@showroom/contract/lead/lead'
import type { Queries } from '../platform/db/db.ts'
import { type Sql, sql } from '../platform/db/sql.ts'

export type NewLead = {
  publicId: string
  showroomId: number
  accountId: number | null
  leadType: string
  fullName: string
  email: string
  phoneNumber: string
  page: string
  at: Date
}

export const saveLead = async (tx: Queries, lead: NewLead): Promise<number> => {
  const [saved] = await tx.query<{ id: number }>(sql`
    insert into lead (public_id, showroom_id, account_id, lead_type, full_name, email, phone_number, page, received_at)
    values (${lead.publicId}, ${lead.showroomId}, ${lead.accountId}, ${lead.leadType}, ${lead.fullName},
      ${lead.email}, ${lead.phoneNumber}, ${lead.page}, ${lead.at})
    returning id`)
  if (!saved) throw new Error('A lead was not kept.')
  return saved.id
}

type Row = Omit<Lead, 'received_at'> & { receivedAt: Date }

const shown = ({ receivedAt, ...row }: Row): Lead => ({ ...row, received_at: receivedAt.toISOString() })

const columns = sql`l.public_id as id, l.full_name, l.email, l.phone_number, s.user_id as showroom,
  s.company_name, l.page, l.received_at as "receivedAt"`
const leads = sql`lead l join showroom s on s.id = l.showroom_id`

export const leadById = async (db: Queries, id: number): Promise<Lead | null> => {
  const [row] = await db.query<Row>(sql`select ${columns} from ${leads} where l.id = ${id}`)
  return row ? shown(row) : null
}

/** What somebody left who is signed in, or whose address it is without doubt. */
const ofPerson = ({ id, email }: { id: number; email: string | null }): Sql =>
  sql`(l.account_id = ${id} or lower(l.email) = lower(${email}::text))`

type Person = { id: number; email: string | null }

export const leadsOfPerson = async (db: Queries, person: Person): Promise<Lead[]> => {
  const rows = await db.query<Row>(
    sql`select ${columns} from ${leads} where ${ofPerson(person)} order by l.received_at, l.id`,
  )
  return rows.map(shown)
}

export const deleteLeadsOf = (tx: Queries, person: Person) =>
  tx.query(sql`delete from lead l where ${ofPerson(person)}`)

export const deleteOldLeads = (db: Queries, before: Date) =>
  db.query(sql`delete from lead where received_at < ${before}`)
