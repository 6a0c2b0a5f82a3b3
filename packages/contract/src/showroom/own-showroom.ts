import { z } from 'zod'
import { parseColor } from './color.ts'
import { opaqueId } from '../shared/ids.ts'
import { longestAbout, longestPhotoTitle, mostShowroomPhotos } from './showroom-about.rules.ts'
import { longestSocial, socialAddress, type SocialNetwork, socialNetworks } from './social.rules.ts'
import { ownShowroomMessages as say } from './own-showroom.messages.ts'

/** A picture of the Pro’s work. */
export const showroomPhoto = z
  .object({
    id: opaqueId,
    title: z.string(),
    /** The opaque name that its files are served by. */
    photo: z.string(),
  })
  .meta({ id: 'ShowroomPhoto' })
export type ShowroomPhoto = z.infer<typeof showroomPhoto>

/** What its Pro tells of the business, in plain text; empty where nothing is told. */
export const showroomAbout = z
  .object({
    about: z.string(),
    service_area: z.string(),
    hours: z.string(),
    /** How they work: deposits, visits, guarantees. */
    policies: z.string(),
    /** Where else people find the Pro. */
    socials: z.partialRecord(z.enum(socialNetworks), z.url()),
    photos: z.array(showroomPhoto),
  })
  .meta({ id: 'ShowroomAbout' })
export type ShowroomAbout = z.infer<typeof showroomAbout>

/** A showroom as its Pro works on it: with what the plan does not show to anybody yet. */
export const ownShowroom = showroomAbout
  .extend({
    vsd_id: z.string(),
    company_name: z.string(),
    tagline: z.string(),
    theme_color: z.string(),
    /** Where the logo is served; null: none. */
    logo: z.string().nullable(),
    /** The opaque name that the banner’s files are served by; null: none. */
    banner: z.string().nullable(),
    phone: z.string(),
    city: z.string(),
    state: z.string(),
    since_year: z.int().nullable(),
    /** Slugs of the categories that it does not show. */
    hidden_categories: z.array(z.string()),
    /** Whether clients see color and logo: an active Premium plan or custom add-on. */
    has_own_brand: z.boolean(),
    plan: z.string(),
  })
  .meta({ id: 'OwnShowroom' })
export type OwnShowroom = z.infer<typeof ownShowroom>

const firstYear = 1850

const told = (longest: number) => z.string().trim().max(longest, say.tooLong(longest)).optional()

const social = (network: SocialNetwork) =>
  z
    .string()
    .trim()
    .max(longestSocial, say.tooLong(longestSocial))
    .transform((typed, context) => {
      if (typed === '') return null
      const address = socialAddress(network, typed)
      if (address === null) context.addIssue({ code: 'custom', message: say.noSuchSocial })
      return address
    })
    .optional()

/** A link that is emptied is taken away. */
const socialsChange = z.object({
  website: social('website'),
  instagram: social('instagram'),
  facebook: social('facebook'),
  pinterest: social('pinterest'),
  houzz: social('houzz'),
  youtube: social('youtube'),
  tiktok: social('tiktok'),
  linkedin: social('linkedin'),
} satisfies Record<SocialNetwork, unknown>)

/** In this order with these words; what is not among them goes. */
export const showroomPhotosChange = z.object({
  photos: z
    .array(
      z.object({
        id: opaqueId,
        title: z
          .string()
          .trim()
          .min(1, say.photoTitle)
          .max(longestPhotoTitle, say.tooLong(longestPhotoTitle)),
      }),
    )
    .max(mostShowroomPhotos),
})

/** What its Pro changes of it; empty text takes away what was there. */
export const showroomChange = z.object({
  tagline: z.string().trim().max(120),
  theme_color: z
    .string()
    .trim()
    .max(40)
    .transform((typed, context) => {
      if (typed === '') return null
      const color = parseColor(typed)
      if (color === null) context.addIssue({ code: 'custom', message: say.noSuchColor })
      return color
    }),
  phone: z
    .string()
    .trim()
    .max(24)
    .regex(/^[\d\s()+.-]*$/, say.noSuchPhone),
  city: z.string().trim().max(60),
  state: z.string().trim().max(2),
  since_year: z.int().min(firstYear, say.noSuchYear).max(2100, say.noSuchYear).nullable(),
  hidden_categories: z.array(z.string().max(120)).max(200),
  // What is not sent stays as it is.
  about: told(longestAbout.about),
  service_area: told(longestAbout.service_area),
  hours: told(longestAbout.hours),
  policies: told(longestAbout.policies),
  socials: socialsChange.optional(),
})
export type ShowroomChange = z.output<typeof showroomChange>
