import type { PriceVisibility, Sight } from '@showroom/contract/client-terms/price-visibility'
import type { Queries } from '../platform/db/db.ts'
import { numbersIn, sql } from '../platform/db/sql.ts'

/** What a Pro has agreed with one client. */
export type ClientTerms = {
  priceVisibility: PriceVisibility
  isTaxExempt: boolean
  taxNote: string
  notes: string
}

/** A client, in the showroom whose terms they are. */
export type InShowroom = { showroomId: number; accountId: number }

const columns = sql`price_visibility as "priceVisibility", is_tax_exempt as "isTaxExempt", tax_note as "taxNote", notes`

export const termsOf = async (
  db: Queries,
  { showroomId, accountId }: InShowroom,
): Promise<ClientTerms | null> => {
  const [terms] = await db.query<ClientTerms>(sql`
    select ${columns} from client_terms where showroom_id = ${showroomId} and account_id = ${accountId}`)
  return terms ?? null
}

export const saveTerms = (
  tx: Queries,
  { showroomId, accountId }: InShowroom,
  { priceVisibility, isTaxExempt, taxNote, notes, now }: ClientTerms & { now: Date },
) =>
  tx.query(sql`
    insert into client_terms (showroom_id, account_id, price_visibility, is_tax_exempt, tax_note, notes, changed_at)
    values (${showroomId}, ${accountId}, ${priceVisibility}, ${isTaxExempt}, ${taxNote}, ${notes}, ${now})
    on conflict (showroom_id, account_id) do update set price_visibility = excluded.price_visibility,
      is_tax_exempt = excluded.is_tax_exempt, tax_note = excluded.tax_note, notes = excluded.notes,
      changed_at = excluded.changed_at`)

export const deleteTermsOf = (tx: Queries, accountId: number) =>
  tx.query(sql`delete from client_terms where account_id = ${accountId}`)

/** In which showrooms some people see less than every visitor. */
export const sightsOf = async (
  db: Queries,
  accountIds: readonly number[],
): Promise<ReadonlyMap<number, Sight[]>> => {
  const rows = await db.query<{ accountId: number; sights: Sight[] }>(sql`
    select t.account_id as "accountId", json_agg(json_build_object(
      'showroom', s.user_id, 'vsdId', s.vsd_id, 'visibility', t.price_visibility)) as sights
    from client_terms t join showroom s on s.id = t.showroom_id
    where t.account_id = any (${numbersIn(accountIds)}) and t.price_visibility <> 'msrp'
    group by t.account_id`)
  return new Map(rows.map(({ accountId, sights }) => [accountId, sights]))
}

type OwnTerms = { showroom: string; is_tax_exempt: boolean; tax_note: string; changed_at: Date }

/** As a client may read what is kept of them: a Pro's notes to themselves are the Pro's. */
export const ownTerms = (db: Queries, accountId: number): Promise<OwnTerms[]> =>
  db.query<OwnTerms>(sql`
    select s.company_name as showroom, t.is_tax_exempt, t.tax_note, t.changed_at
    from client_terms t join showroom s on s.id = t.showroom_id where t.account_id = ${accountId} order by s.id`)
