import { z } from 'zod'
import { roomTypes } from '../project/project-choices.ts'
import { cents, opaqueId } from '../shared/ids.ts'
import { designerStyles } from './designer-choices.ts'
import { languages } from '../shared/languages.ts'

/** What part of the price is paid for what. */
export const milestonePlan = z.array(z.object({ title: z.string(), percent: z.int() }))

/** A picture of a designer's work. */
export const portfolioPicture = z.object({
  id: opaqueId,
  /** The designer's own, by the name of its file at /showroom/portfolio/{photo}-{480|1200}.webp; null: one of the site's. */
  photo: z.string().nullable(),
  /** One of the site's own, by its name. */
  picture: z.string(),
  title: z.string(),
  room: z.enum(roomTypes),
})

export const designerPackage = z
  .object({
    id: opaqueId,
    name: z.string(),
    rooms: z.array(z.enum(roomTypes)),
    includes: z.array(z.string()),
    /** How often what was delivered may be sent back. */
    revisions: z.int(),
    days: z.int(),
    price_cents: cents,
    milestones: milestonePlan,
  })
  .meta({ id: 'DesignerPackage' })
export type PortfolioPicture = z.infer<typeof portfolioPicture>
export type DesignerPackage = z.infer<typeof designerPackage>

const stars = z.object({
  /** Hundredths of a star; null while nobody has written. */
  average: z.int().nullable(),
  count: z.int(),
})

/** A designer on the list. */
export const designerCard = z
  .object({
    id: opaqueId,
    name: z.string(),
    /** By the name of its file; null where they have sent none. */
    photo: z.string().nullable(),
    company_name: z.string(),
    city: z.string(),
    state: z.string(),
    headline: z.string(),
    styles: z.array(z.enum(designerStyles)),
    rooms: z.array(z.enum(roomTypes)),
    languages: z.array(z.enum(languages)),
    is_remote: z.boolean(),
    /** Of the license that we have seen; null where the Pro has none. */
    license_number: z.string().nullable(),
    /** Looked up by us at the state that issued it. */
    is_license_verified: z.boolean(),
    vsd_id: z.string().nullable(),
    logo: z.string().nullable(),
    /** Of the cheapest package; null where everything is quoted. */
    from_cents: cents.nullable(),
    stars,
    /** Half of the requests were answered within so many hours; null while nobody has asked. */
    answers_in_hours: z.int().nullable(),
    cover: portfolioPicture.nullable(),
    /** From the ZIP code that was asked for; null without one. */
    distance_miles: z.int().nullable(),
  })
  .meta({ id: 'DesignerCard' })
export type DesignerCard = z.infer<typeof designerCard>

export const designerReview = z
  .object({
    rating: z.int(),
    text: z.string(),
    /** The first name and a letter: a review names nobody whole. */
    author: z.string(),
    rooms: z.array(z.enum(roomTypes)),
    written_at: z.iso.datetime(),
  })
  .meta({ id: 'DesignerReview' })
export type DesignerReview = z.infer<typeof designerReview>

/** A designer's page. */
export const designerProfile = z
  .object({
    ...designerCard.shape,
    about: z.string(),
    service_miles: z.int(),
    /** When the next work can begin; null for at once. */
    available_on: z.iso.date().nullable(),
    since_year: z.int().nullable(),
    portfolio: z.array(portfolioPicture),
    packages: z.array(designerPackage),
    reviews: z.array(designerReview),
    /** Whether it is the page of whoever looks. */
    is_me: z.boolean(),
  })
  .meta({ id: 'DesignerProfile' })
export type DesignerProfile = z.infer<typeof designerProfile>
