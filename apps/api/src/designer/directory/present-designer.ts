import type { DesignerCard, DesignerProfile, DesignerReview } from '@showroom/contract/designer/designer'
import type { Queries } from '../../platform/db/db.ts'
import { nameOf } from '../../project/present-project.ts'
import type { ListedDesigner } from './directory.store.ts'
import { packagesOf, picturesOf, type Review, reviewsOf } from './portfolio.store.ts'

export const presentCard = (row: ListedDesigner): DesignerCard => ({
  id: row.publicId,
  name: nameOf(row),
  photo: row.photo,
  company_name: row.companyName,
  city: row.city,
  state: row.state,
  headline: row.headline,
  styles: row.styles,
  rooms: row.rooms,
  languages: [...new Set([...row.languages, ...(row.ownLanguage === null ? [] : [row.ownLanguage])])],
  is_remote: row.isRemote,
  license_number: row.licenseNumber,
  is_license_verified: row.isLicenseVerified,
  vsd_id: row.vsdId,
  logo: row.logo,
  from_cents: row.fromCents,
  stars: { average: row.average, count: row.reviewCount },
  answers_in_hours: row.answersInHours,
  cover: row.cover,
  distance_miles: row.distanceMiles,
})

/** The first name and a letter of the other. */
export const shortName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  lastName === '' ? firstName : `${firstName} ${lastName.charAt(0)}.`

export const presentReview = ({
  rating,
  text,
  rooms,
  writtenAt,
  firstName,
  lastName,
}: Review): DesignerReview => ({
  rating,
  text,
  rooms,
  author: shortName({ firstName, lastName }),
  written_at: writtenAt.toISOString(),
})

export const presentProfile = async (
  db: Queries,
  row: ListedDesigner,
  viewerId: number | null,
): Promise<DesignerProfile> => {
  const [portfolio, packages, reviews] = await Promise.all([
    picturesOf(db, row.id),
    packagesOf(db, row.id),
    reviewsOf(db, row.id),
  ])
  return {
    ...presentCard(row),
    about: row.about,
    service_miles: row.serviceMiles,
    available_on: row.availableOn,
    since_year: row.sinceYear,
    portfolio,
    packages,
    reviews: reviews.map(presentReview),
    is_me: row.accountId === viewerId,
  }
}
