import type { ShowroomAbout } from '@showroom/contract/showroom/own-showroom'
import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import type { PlanColumns } from '../showroom.ts'

export type OwnRow = PlanColumns & {
  id: number
  vsdId: string
  companyName: string
  tagline: string | null
  themeColor: string | null
  logo: string | null
  banner: string | null
  phone: string | null
  city: string
  state: string
  sinceYear: number | null
  told: ShowroomAbout
}

/** For queries that call the showroom `s`. */
const told = sql`json_build_object('about', s.about, 'service_area', s.service_area, 'hours', s.hours,
  'policies', s.policies, 'socials', s.socials, 'photos', (
    select coalesce(json_agg(json_build_object('id', p.public_id, 'title', p.title, 'photo', p.file)
      order by p.position, p.id), '[]'::json)
    from showroom_photo p where p.showroom_id = s.id))`

/** By its Pro's public id; a showroom that is not open yet has no Showroom ID. */
export const ownRow = async (db: Queries, userId: string): Promise<OwnRow | null> => {
  const [row] = await db.query<OwnRow>(sql`
    select s.id, s.vsd_id as "vsdId", s.company_name as "companyName", s.tagline, s.theme_color as "themeColor",
      s.business_logo as logo, s.banner, s.phone, s.city, s.state, s.since_year as "sinceYear",
      ${told} as told,
      s.has_custom_addon, s.plan, s.plan_status, s.paid_amount
    from showroom s where s.user_id = ${userId} and s.vsd_id is not null`)
  return row ?? null
}

type Kept = Pick<OwnRow, 'tagline' | 'themeColor' | 'phone' | 'city' | 'state' | 'sinceYear'> & {
  told: Omit<ShowroomAbout, 'photos'>
}

export const saveOwn = (tx: Queries, showroomId: number, kept: Kept) =>
  tx.query(sql`
    update showroom set tagline = ${kept.tagline}, theme_color = ${kept.themeColor}, phone = ${kept.phone},
      city = ${kept.city}, state = ${kept.state}, since_year = ${kept.sinceYear},
      about = ${kept.told.about}, service_area = ${kept.told.service_area}, hours = ${kept.told.hours},
      policies = ${kept.told.policies}, socials = ${JSON.stringify(kept.told.socials)}::jsonb
    where id = ${showroomId}`)

export const saveLogo = (db: Queries, showroomId: number, logo: string | null) =>
  db.query(sql`update showroom set business_logo = ${logo} where id = ${showroomId}`)

export const aboutOf = async (db: Queries, showroomId: number): Promise<ShowroomAbout | null> => {
  const [row] = await db.query<{ told: ShowroomAbout }>(
    sql`select ${told} as told from showroom s where s.id = ${showroomId}`,
  )
  return row?.told ?? null
}
