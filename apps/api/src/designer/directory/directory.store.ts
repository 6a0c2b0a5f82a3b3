import type { PortfolioPicture } from '@showroom/contract/designer/designer'
import type { DesignerSort, DesignerStyle } from '@showroom/contract/designer/designer-choices'
import type { RoomType } from '@showroom/contract/project/project-choices'
import type { Queries } from '../../platform/db/db.ts'
import { join, raw, type Sql, sql } from '../../platform/db/sql.ts'
import type { Span } from '../../shared/paged-reply.ts'
import type { Coordinates } from './zip-place.ts'
import type { Language } from '@showroom/contract/shared/languages'

export type DesignerSearch = {
  style?: DesignerStyle | undefined
  room?: RoomType | undefined
  language?: Language | undefined
  near?: (Coordinates & { miles: number }) | undefined
  budgetCents?: number | undefined
  rating?: number | undefined
  isRemote: boolean
  sort: DesignerSort
}

/** A designer as the list and the page begin. */
export type ListedDesigner = {
  id: number
  publicId: string
  accountId: number
  firstName: string
  lastName: string
  companyName: string
  photo: string | null
  /** What they say of themselves, beside what their page says. */
  ownLanguage: Language | null
  logo: string | null
  vsdId: string | null
  licenseNumber: string | null
  isLicenseVerified: boolean
  sinceYear: number | null
  city: string
  state: string
  headline: string
  about: string
  serviceMiles: number
  styles: DesignerStyle[]
  rooms: RoomType[]
  languages: Language[]
  isRemote: boolean
  isListed: boolean
  availableOn: string | null
  fromCents: number | null
  average: number | null
  reviewCount: number
  answersInHours: number | null
  cover: PortfolioPicture | null
  distanceMiles: number | null
}

/** Miles along the ground, by the haversine formula. */
const milesFrom = ({ latitude, longitude }: Coordinates): Sql => sql`
  (7917.6 * asin(least(1, sqrt(
    power(sin(radians(d.latitude - ${latitude}::float8) / 2), 2)
    + cos(radians(${latitude}::float8)) * cos(radians(d.latitude))
      * power(sin(radians(d.longitude - ${longitude}::float8) / 2), 2)))))`

const distanceFor = ({ near }: Pick<DesignerSearch, 'near'>): Sql =>
  near ? milesFrom(near) : sql`null::float8`

const columns = (search: Pick<DesignerSearch, 'near'>): Sql => sql`
  d.id, d.public_id as "publicId", d.account_id as "accountId", a.first_name as "firstName",
  a.last_name as "lastName", a.photo, a.language as "ownLanguage", coalesce(s.company_name, concat_ws(' ', a.first_name, a.last_name)) as "companyName",
  s.business_logo as logo, s.vsd_id as "vsdId", s.license_number as "licenseNumber", d.license_verified_at is not null as "isLicenseVerified", s.since_year as "sinceYear",
  d.city, d.state, d.headline, d.about, d.service_miles as "serviceMiles", d.styles, d.rooms, d.languages,
  d.is_remote as "isRemote", d.is_listed as "isListed", d.available_on::text as "availableOn",
  offered.from_cents::float8 as "fromCents", said.average, said.count as "reviewCount",
  answered.hours as "answersInHours",
  (select json_build_object('id', p.public_id, 'photo', p.file, 'picture', p.picture, 'title', p.title, 'room', p.room) from designer_picture p
    where p.profile_id = d.id order by p.position, p.id limit 1) as cover,
  round(${distanceFor(search)})::int as "distanceMiles"`

/** Whoever left, or is no Pro any more, is no designer either. */
const from = sql`
  from designer_profile d
    join account a on a.id = d.account_id and a.deleted_at is null and a.status = 'Active'
    left join showroom s on s.user_id = a.public_id
    left join lateral (select min(price_cents) as from_cents from designer_package where profile_id = d.id) offered on true
    left join lateral (
      select round(avg(r.rating) * 100)::int as average, count(*)::int as count
      from designer_review r join designer_hire h on h.id = r.hire_id where h.profile_id = d.id) said on true
    left join lateral (
      select ceil(percentile_cont(0.5) within group (order by extract(epoch from
          coalesce(h.answered_at, h.changed_at) - coalesce(h.sent_at, h.requested_at))) / 3600)::int
        as hours
      from designer_hire h where h.profile_id = d.id and h.sent_at is not null
        and (h.answered_at is not null or h.state = 'expired')) answered on true`

const withinReach = ({ near, isRemote }: DesignerSearch): Sql[] => {
  if (!near) return isRemote ? [sql`d.is_remote`] : []
  const isNear = sql`${milesFrom(near)} <= least(${near.miles}::float8, d.service_miles)`
  return [isRemote ? sql`(d.is_remote or ${isNear})` : isNear]
}

const conditionOf = (search: DesignerSearch): Sql => {
  const { style, room, language, budgetCents, rating } = search
  const conditions = [
    sql`d.is_listed`,
    sql`d.hidden_at is null`,
    ...(style ? [sql`${style}::text = any(d.styles)`] : []),
    ...(room ? [sql`${room}::text = any(d.rooms)`] : []),
    ...(language ? [sql`(${language}::text = any(d.languages) or a.language = ${language}::text)`] : []),
    ...(budgetCents === undefined ? [] : [sql`offered.from_cents <= ${budgetCents}::bigint`]),
    ...(rating === undefined ? [] : [sql`said.average >= ${rating * 100}::int`]),
    ...withinReach(search),
  ]
  return join(conditions, ' and ')
}

/** What stands first; the rest by what others said, and who came first. */
const orders: Record<DesignerSort, Sql> = {
  best: raw('said.average desc nulls last, said.count desc, d.id'),
  rating: raw('said.average desc nulls last, said.count desc, d.id'),
  price: raw('offered.from_cents asc nulls last, d.id'),
  distance: raw('"distanceMiles" asc nulls last, said.average desc nulls last, d.id'),
}

export const countDesigners = async (db: Queries, search: DesignerSearch): Promise<number> => {
  const [counted] = await db.query<{ count: number }>(
    sql`select count(*)::int as count ${from} where ${conditionOf(search)}`,
  )
  return counted?.count ?? 0
}

export const listDesigners = (
  db: Queries,
  search: DesignerSearch,
  { skip, most }: Span,
): Promise<ListedDesigner[]> =>
  db.query<ListedDesigner>(sql`
    select ${columns(search)} ${from} where ${conditionOf(search)}
    order by ${orders[search.sort]} limit ${most} offset ${skip}`)

/** Public ids of all that are on the list, for whoever looks for pages. */
export const listedDesigners = async (db: Queries): Promise<string[]> =>
  (
    await db.query<{ id: string }>(
      sql`select d.public_id as id ${from} where d.is_listed and d.hidden_at is null order by d.id`,
    )
  ).map(({ id }) => id)

const designerWhere = async (db: Queries, condition: Sql): Promise<ListedDesigner | null> => {
  const [found] = await db.query<ListedDesigner>(sql`select ${columns({})} ${from} where ${condition}`)
  return found ?? null
}

export const designerByPublicId = (db: Queries, publicId: string) =>
  designerWhere(db, sql`d.public_id = ${publicId} and d.hidden_at is null`)

export const designerOfAccount = (db: Queries, accountId: number) =>
  designerWhere(db, sql`d.account_id = ${accountId}`)
