import { defaultCountryCode } from '../policy/figures.ts'
import { z } from 'zod'
import {
  agreed,
  countryCode,
  email,
  name,
  newPassword,
  phone,
  text,
  zipCode,
} from '../account/account.fields.ts'
import { accountMessages } from '../account/account.messages.ts'
import { usStates } from '../account/us-states.ts'
import { standardMarkupBps } from '../pricing/pricing.rules.ts'
import { vsdId } from '../shared/ids.ts'
import { parseColor } from '../showroom/color.ts'
import { type AnswerField, businessTypes, teamSizes } from './choices.ts'
import { applicationMessages as say } from './application.messages.ts'

export const mostMarkupBps = 20_000

const optionalText = (longest: number) => z.string().trim().max(longest).default('')

/** As people type it, `www.example.com`, or with http or https in front; kept whole. */
const website = z
  .string()
  .trim()
  .max(200, say.website)
  .default('')
  .transform((typed) => (typed === '' || /^https?:\/\//i.test(typed) ? typed : `https://${typed}`))
  .refine((typed) => typed === '' || isWebsite(typed), say.website)

const isWebsite = (typed: string): boolean =>
  /^https?:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+(:\d{1,5})?([/?#]\S*)?$/i.test(typed)

const requestedShowroomId = z
  .string()
  .default('')
  .transform((typed) => typed.replace(/[\s-]+/g, '').toUpperCase())
  .refine((typed) => typed === '' || vsdId.safeParse(typed).success, say.showroomId)

const themeColor = z
  .string()
  .max(40, say.color)
  .default('')
  .refine((typed) => typed.trim() === '' || parseColor(typed) !== null, say.color)
  .transform((typed) => (typed.trim() === '' ? null : parseColor(typed)))

const categories = z
  .array(z.string().regex(/^[\w-]{1,80}$/))
  .max(60)
  .default([])

/** Who applies. Left out by somebody who registered before. */
export const person = z.object({
  first_name: name('first name', 60),
  last_name: name('last name', 60),
  email,
  password: newPassword,
  country_code: countryCode.default(defaultCountryCode),
  phone_number: phone,
  agree: agreed,
})
export type Person = z.output<typeof person>

const place = {
  company_name: text('company name', 120),
  website,
  city: text('city', 80),
  state: z.enum(usStates, accountMessages.state),
  zip_code: zipCode,
}

export const licenseFields = {
  license_number: text('license number', 40).regex(
    /^$|[A-Za-z0-9]/,
    accountMessages.required('license number'),
  ),
  license_class: optionalText(80),
  license_holder: text('license holder', 120),
  license_expires_on: z.iso.date(say.licenseExpiry),
}

/** A license, or why there is none. */
const licensed = z.object({
  has_license: z.literal(true),
  license_state: z.enum(usStates, accountMessages.state),
  ...licenseFields,
})
const unlicensed = z.object({
  has_license: z.literal(false),
  license_reason: z.string(say.licenseReason).trim().min(10, say.licenseReason).max(600),
})

const business = z.object({
  ...place,
  type: z.literal('Contractor'),
  business_type: z.enum(businessTypes, say.businessType),
  years_in_business: z.coerce.number(say.years).int(say.years).min(0, say.years).max(150, say.years),
  service_zips: z
    .array(z.string().regex(/^\d{5}$/, say.serviceZips), say.serviceZips)
    .min(1, say.serviceZips)
    .max(100),
  team_size: z.enum(teamSizes, say.teamSize),
  showroom_id_wish: requestedShowroomId,
  theme_color: themeColor,
  /** Slugs of what the showroom shows; none means everything. */
  categories,
  markup_bps: z.int(say.markup).min(standardMarkupBps, say.markup).max(mostMarkupBps, say.markup),
})

const who = { person: person.optional() }

const contractor = business.extend(who)
const contractorApplication = z.discriminatedUnion('has_license', [
  contractor.extend(licensed.shape),
  contractor.extend(unlicensed.shape),
])

const vendorApplication = z.object({
  ...place,
  ...who,
  type: z.literal('Vendor'),
  sells: z.string(say.sells).trim().min(3, say.sells).max(600),
  categories,
})

/** All that is submitted but for the files, which arrived before. */
export const submission = z.discriminatedUnion('type', [contractorApplication, vendorApplication])
export type Submission = z.output<typeof submission>

/** What an Admin may ask to be answered anew, each by the rule of its field. */
export const answerField = {
  company_name: place.company_name,
  website,
  license_number: licenseFields.license_number,
  license_class: text('license class', 80),
  license_holder: licenseFields.license_holder,
  license_expires_on: licenseFields.license_expires_on,
} satisfies Record<AnswerField, z.core.$ZodType<string>>
