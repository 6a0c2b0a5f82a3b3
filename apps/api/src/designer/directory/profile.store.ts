import type { DesignerStyle } from '@showroom/contract/designer/designer-choices'
import type { OwnDesignerProfile } from '@showroom/contract/designer/own-profile.endpoints'
import type { RoomType } from '@showroom/contract/project/project-choices'
import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Coordinates } from './zip-place.ts'
import type { Language } from '@showroom/contract/shared/languages'

export type NewProfile = Coordinates & {
  publicId: string
  accountId: number
  headline: string
  about: string
  city: string
  state: string
  zipCode: string
  serviceMiles: number
  styles: readonly DesignerStyle[]
  rooms: readonly RoomType[]
  languages: readonly Language[]
  isRemote: boolean
  isListed: boolean
  availableOn: string | null
  now: Date
}

/** The first one, or what was written since. Answers its row. */
export const saveProfile = async (tx: Queries, made: NewProfile): Promise<number> => {
  const [saved] = await tx.query<{ id: number }>(sql`
    insert into designer_profile (public_id, account_id, headline, about, city, state, zip_code, latitude, longitude,
      service_miles, styles, rooms, languages, is_remote, is_listed, available_on, created_at, updated_at)
    values (${made.publicId}, ${made.accountId}, ${made.headline}, ${made.about}, ${made.city}, ${made.state},
      ${made.zipCode}, ${made.latitude}, ${made.longitude}, ${made.serviceMiles}, ${[...made.styles]}::text[],
      ${[...made.rooms]}::text[], ${[...made.languages]}::text[], ${made.isRemote}, ${made.isListed},
      ${made.availableOn}::date, ${made.now}, ${made.now})
    on conflict (account_id) do update set headline = excluded.headline, about = excluded.about, city = excluded.city,
      state = excluded.state, zip_code = excluded.zip_code, latitude = excluded.latitude,
      longitude = excluded.longitude, service_miles = excluded.service_miles, styles = excluded.styles,
      rooms = excluded.rooms, languages = excluded.languages, is_remote = excluded.is_remote,
      is_listed = excluded.is_listed, available_on = excluded.available_on, updated_at = excluded.updated_at
    returning id`)
  if (!saved) throw new Error('The designer’s profile was not saved.')
  return saved.id
}

type OwnRow = Omit<OwnDesignerProfile, 'packages'> & { rowId: number }

/** As its Pro wrote it. */
export const profileOf = async (db: Queries, accountId: number): Promise<OwnRow | null> => {
  const [found] = await db.query<OwnRow>(sql`
    select id as "rowId", public_id as id, headline, about, city, state, zip_code, service_miles, styles, rooms, languages,
      is_remote, is_listed, available_on::text as available_on,
      case when hidden_at is not null then hidden_reason end as hidden_reason
    from designer_profile where account_id = ${accountId}`)
  return found ?? null
}

export const profilesOf = (db: Queries, accountId: number) =>
  db.query(sql`
    select headline, about, city, state, zip_code, service_miles, styles, rooms, languages, is_remote, is_listed,
      available_on::text as available_on, created_at,
      coalesce((select json_agg(json_build_object('name', p.name, 'price_cents', p.price_cents, 'includes', p.includes)
        order by p.position) from designer_package p where p.profile_id = d.id), '[]'::json) as packages
    from designer_profile d where account_id = ${accountId}`)

/** Who was ever asked stays with what was agreed, which is the clients' as well, on an empty page that nobody finds. */
export const removeProfileOf = async (tx: Queries, accountId: number): Promise<void> => {
  await tx.query(sql`
    delete from designer_profile d where account_id = ${accountId} and not exists (
      select 1 from designer_hire h where h.profile_id = d.id)`)
  await tx.query(sql`
    delete from designer_picture where profile_id in (select id from designer_profile where account_id = ${accountId})`)
  await tx.query(sql`
    delete from designer_package where profile_id in (select id from designer_profile where account_id = ${accountId})`)
  await tx.query(sql`
    update designer_profile set headline = '', about = '', city = '', is_listed = false where account_id = ${accountId}`)
}
