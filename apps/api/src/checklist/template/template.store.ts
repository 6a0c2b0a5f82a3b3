import type { TemplateItem } from '@showroom/contract/checklist/checklist-templates'
import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

export type OwnTemplate = { publicId: string; name: string; items: TemplateItem[] }

export const templatesOf = (db: Queries, accountId: number): Promise<OwnTemplate[]> =>
  db.query<OwnTemplate>(sql`
    select public_id as "publicId", name, items from selection_template where account_id = ${accountId} order by id`)

type Made = OwnTemplate & { accountId: number; now: Date }

export const createTemplate = (tx: Queries, { publicId, name, items, accountId, now }: Made) =>
  tx.query(sql`
    insert into selection_template (public_id, account_id, name, items, created_at)
    values (${publicId}, ${accountId}, ${name}, ${JSON.stringify(items)}::jsonb, ${now})`)

/** False where it is not one of the account's own. */
export const removeTemplate = async (db: Queries, accountId: number, publicId: string): Promise<boolean> => {
  const removed = await db.query(sql`
    delete from selection_template where account_id = ${accountId} and public_id = ${publicId} returning id`)
  return removed.length > 0
}

export const removeTemplatesOf = (tx: Queries, accountId: number) =>
  tx.query(sql`delete from selection_template where account_id = ${accountId}`)
