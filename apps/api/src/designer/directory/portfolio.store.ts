import type { DesignerPackage, PortfolioPicture } from '@showroom/contract/designer/designer'
import type { RoomType } from '@showroom/contract/project/project-choices'
import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import { newPublicId } from '../../shared/public-id.ts'

export type Picture = Pick<PortfolioPicture, 'picture' | 'title' | 'room'>

export const picturesOf = (db: Queries, profileId: number): Promise<PortfolioPicture[]> =>
  db.query<PortfolioPicture>(sql`
    select public_id as id, file as photo, picture, title, room
    from designer_picture where profile_id = ${profileId} order by position, id`)

export const packagesOf = (db: Queries, profileId: number): Promise<DesignerPackage[]> =>
  db.query<DesignerPackage>(sql`
    select public_id as id, name, rooms, includes, revisions, days, price_cents::float8 as price_cents, milestones
    from designer_package where profile_id = ${profileId} order by position`)

/** What is offered from now on, instead of what was. What somebody has agreed to stands with their hire. */
export const savePackages = async (
  tx: Queries,
  profileId: number,
  packages: readonly DesignerPackage[],
): Promise<void> => {
  await tx.query(sql`delete from designer_package where profile_id = ${profileId}`)
  for (const [position, each] of packages.entries())
    await tx.query(sql`
      insert into designer_package (public_id, profile_id, name, rooms, includes, revisions, days, price_cents, milestones, position)
      values (${each.id}, ${profileId}, ${each.name}, ${each.rooms}::text[], ${each.includes}::text[], ${each.revisions},
        ${each.days}, ${each.price_cents}, ${JSON.stringify(each.milestones)}::jsonb, ${position})`)
}

/** Some of the site's own pictures, in place of what was there. */
export const savePictures = async (
  tx: Queries,
  profileId: number,
  pictures: readonly Picture[],
): Promise<void> => {
  await tx.query(sql`delete from designer_picture where profile_id = ${profileId}`)
  for (const [position, { picture, title, room }] of pictures.entries())
    await tx.query(sql`
      insert into designer_picture (public_id, profile_id, picture, title, room, position)
      values (${newPublicId()}, ${profileId}, ${picture}, ${title}, ${room}, ${position})`)
}

export type Review = {
  rating: number
  text: string
  firstName: string
  lastName: string
  rooms: RoomType[]
  writtenAt: Date
}

const mostReviews = 50

/** Newest first. */
export const reviewsOf = (db: Queries, profileId: number): Promise<Review[]> =>
  db.query<Review>(sql`
    select r.rating, r.text, a.first_name as "firstName", a.last_name as "lastName",
      array(select jsonb_array_elements_text(h.brief -> 'rooms')) as rooms, r.written_at as "writtenAt"
    from designer_review r join designer_hire h on h.id = r.hire_id join account a on a.id = h.account_id
    where h.profile_id = ${profileId} order by r.written_at desc, r.id desc limit ${mostReviews}`)
