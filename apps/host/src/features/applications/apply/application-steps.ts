import { passwordMinimum } from '@showroom/contract/policy/figures'
import type { ApplicantType } from '@showroom/contract/application/choices'
import { applicationMessages as say } from '@showroom/contract/application/application.messages'
import { accountMessages } from '@showroom/contract/account/account.messages'
import type { FieldErrors } from '@showroom/contract/shared/errors'
import { type ApplicationForm, zipsIn } from './application-form.ts'
import { applyMessages as messages } from './messages.ts'

export type Step = { id: string; title: string; fields: readonly string[] }

const you: Step = {
  id: 'you',
  title: messages.you,
  fields: ['first_name', 'last_name', 'email', 'country_code', 'phone_number', 'password'],
}
const place = ['company_name', 'website', 'city', 'state', 'zip_code']

const steps: Record<ApplicantType, readonly Step[]> = {
  Contractor: [
    you,
    {
      id: 'business',
      title: messages.business,
      fields: [...place, 'business_type', 'years_in_business', 'service_zips', 'team_size'],
    },
    {
      id: 'license',
      title: messages.license,
      fields: [
        'license_state',
        'license_number',
        'license_class',
        'license_holder',
        'license_expires_on',
        'license_reason',
        'license_document',
        'designer_document',
        'has_license',
      ],
    },
    {
      id: 'showroom',
      title: messages.showroom,
      fields: ['showroom_id_wish', 'theme_color', 'categories', 'markup_bps', 'agree'],
    },
  ],
  Vendor: [
    you,
    { id: 'business', title: messages.business, fields: place },
    { id: 'goods', title: messages.whatYouSell, fields: ['sells', 'categories', 'tax_document', 'agree'] },
  ],
}

/** Who has registered before is not asked who they are; the agreement was given then. */
export const stepsOf = (type: ApplicantType, hasAccount: boolean): readonly Step[] =>
  hasAccount ? steps[type].filter((step) => step !== you) : steps[type]

/** Where an error of the server is to be mended: the first step that has one of its fields. */
export const stepWith = (steps: readonly Step[], errors: FieldErrors): number =>
  steps.findIndex(({ fields }) => fields.some((field) => field in errors))

/** Errors of the person come with its name in front. */
export const byField = (errors: FieldErrors): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).map(([field, sentences]) => [
      field.replace(/^person\./, '').replace(/^(service_zips|categories)\..*$/, '$1'),
      sentences,
    ]),
  )

const requiredFields: Record<string, string> = {
  first_name: 'first name',
  last_name: 'last name',
  email: 'email',
  phone_number: 'phone number',
  password: 'password',
  company_name: 'company name',
  city: 'city',
  zip_code: 'zip code',
  license_number: 'license number',
  license_holder: 'license holder',
}

const sentences: Record<string, string> = {
  state: accountMessages.state,
  license_state: accountMessages.state,
  business_type: say.businessType,
  years_in_business: say.years,
  team_size: say.teamSize,
  license_expires_on: say.licenseExpiry,
  license_reason: say.licenseReason,
  sells: say.sells,
}

const licenseFields = ['license_state', 'license_number', 'license_holder', 'license_expires_on']

/** Whether an empty field is a mistake, given what else was said. */
const isAsked = (field: string, { has_license }: ApplicationForm): boolean => {
  if (licenseFields.includes(field)) return has_license
  return field !== 'license_reason' || !has_license
}

/** What a look at the step already tells; the server has the last word on all of it. */
export const rulesOf = (step: Step, values: ApplicationForm): FieldErrors => {
  const errors: FieldErrors = {}
  for (const field of step.fields) {
    const sentence =
      sentences[field] ?? (requiredFields[field] && accountMessages.required(requiredFields[field]))
    const isEmpty = String(Reflect.get(values, field) ?? '').trim() === ''
    if (sentence && isEmpty && isAsked(field, values)) errors[field] = [sentence]
  }
  if (step.fields.includes('password') && values.password !== '' && values.password.length < passwordMinimum)
    errors.password = [accountMessages.passwordLength]
  if (step.fields.includes('service_zips') && !zipsIn(values.service_zips).some((zip) => zip.length === 5))
    errors.service_zips = [say.serviceZips]
  if (step === you) return errors
  if (step.fields.includes('agree') && !values.agree) errors.agree = [accountMessages.agree]
  return errors
}
