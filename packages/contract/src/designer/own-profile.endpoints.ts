import { z } from 'zod'
import { dayField } from '../shared/day-field.ts'
import { zipCode } from '../account/account.fields.ts'
import { roomTypes } from '../project/project-choices.ts'
import { type EndpointTable, replyOf } from '../shared/endpoint.ts'
import { plainName } from '../shared/plain-name.ts'
import { usStates } from '../account/us-states.ts'
import { cents, opaqueId } from '../shared/ids.ts'
import { portfolioPicture } from './designer.ts'
import { designerStyles, mostPackages, mostPictures } from './designer-choices.ts'
import { designerMessages as say } from './designer.messages.ts'
import { isWholePlan, mostMilestones, standardMilestones } from './milestone.rules.ts'
import { languages } from '../shared/languages.ts'

const pro = { access: 'account', pages: 'own', roles: ['Contractor'] } as const

const needed = (sentence: string, longest: number) => z.string(sentence).trim().min(1, sentence).max(longest)
const some = <Choice extends string>(choices: readonly [Choice, ...Choice[]], sentence: string) =>
  z
    .array(z.enum(choices))
    .min(1, sentence)
    .max(choices.length, sentence)
    .refine((chosen) => new Set(chosen).size === chosen.length, sentence)

/** Titles and percents that sum to the whole. */
export const milestonePlanTyped = z
  .array(
    z.object({
      title: needed(say.milestoneTitle, 80),
      percent: z.int(say.milestonePercent).min(1, say.milestonePercent).max(100, say.milestonePercent),
    }),
  )
  .min(1, say.milestonePlan)
  .max(mostMilestones, say.milestonePlan)
  .refine(isWholePlan, say.milestonePlan)
  .default([...standardMilestones])

const offer = z.object({
  name: plainName(needed(say.packageName, 80), 'package name'),
  rooms: some(roomTypes, say.packageRooms),
  includes: z.array(needed(say.includes, 160)).min(1, say.includes).max(12, say.includes),
  revisions: z.int().min(0).max(10),
  days: z.int(say.quoteDays).min(1, say.quoteDays).max(365, say.quoteDays),
  price_cents: z.int(say.packagePrice).min(1, say.packagePrice).max(9_999_999_999, say.packagePrice),
  milestones: milestonePlanTyped,
})

const profile = z.object({
  headline: needed(say.headline, 120),
  about: needed(say.about, 2_000),
  city: needed(say.city, 80),
  state: z.enum(usStates, say.state),
  zip_code: zipCode,
  service_miles: z.int().min(0).max(500),
  styles: some(designerStyles, say.styles),
  rooms: some(roomTypes, say.rooms),
  languages: some(languages, say.languages),
  is_remote: z.boolean(),
  is_listed: z.boolean(),
  available_on: dayField.nullable(),
  packages: z.array(offer).max(mostPackages),
})

/** A Pro's own page, as it is changed. */
export const ownDesignerProfile = z
  .object({
    ...profile.shape,
    id: opaqueId,
    packages: z.array(z.object({ ...offer.shape, price_cents: cents })),
    /** Why we took the page off the list; null: we have not. */
    hidden_reason: z.string().nullable(),
  })
  .meta({ id: 'OwnDesignerProfile' })
export type OwnDesignerProfile = z.infer<typeof ownDesignerProfile>

export const ownProfileEndpoints = {
  'GET /api/designer_profile': {
    summary: 'The Pro’s own page among the designers; null where there is none.',
    ...pro,
    reply: replyOf(ownDesignerProfile.nullable()),
  },
  'PUT /api/designer_profile': {
    summary: 'Writes the own page, with its packages; the first time it makes one.',
    ...pro,
    body: profile,
    reply: replyOf(ownDesignerProfile),
  },
  'GET /api/designer_portfolio': {
    summary: 'The pictures of the own page, in their order.',
    ...pro,
    reply: replyOf(z.array(portfolioPicture)),
  },
  'PUT /api/designer_portfolio': {
    summary:
      'The pictures in their order, with what they show. What is left out is removed; new ones come as files by POST.',
    ...pro,
    body: z.object({
      pictures: z
        .array(z.object({ id: opaqueId, title: needed(say.pictureTitle, 120), room: z.enum(roomTypes) }))
        .max(mostPictures)
        .refine((pictures) => new Set(pictures.map(({ id }) => id)).size === pictures.length),
    }),
    reply: replyOf(z.array(portfolioPicture)),
  },
} as const satisfies EndpointTable
