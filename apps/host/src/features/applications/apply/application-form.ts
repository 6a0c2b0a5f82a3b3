import { defaultCountryCode, passwordMinimum } from '@showroom/contract/policy/figures'
import type { DraftForm } from '@showroom/contract/application/application'
import type { ApplicantType } from '@showroom/contract/application/choices'
import { applicationMessages as say } from '@showroom/contract/application/application.messages'
import { accountMessages } from '@showroom/contract/account/account.messages'
import { standardMarkupBps } from '@showroom/contract/pricing/pricing.rules'
import type { FieldErrors } from '@showroom/contract/shared/errors'
import { applyMessages as messages } from './messages.ts'

/** What is typed, as it is typed. */
type Whole<Fields> = { [Field in keyof Fields]-?: Exclude<Fields[Field], undefined> }

export type ApplicationForm = Omit<Whole<DraftForm>, 'service_zips'> & {
  service_zips: string
  password: string
  agree: boolean
}

export const emptyForm: ApplicationForm = {
  first_name: '',
  last_name: '',
  email: '',
  password: '',
  country_code: defaultCountryCode,
  phone_number: '',
  agree: false,
  company_name: '',
  business_type: '',
  website: '',
  city: '',
  state: '',
  zip_code: '',
  years_in_business: '',
  service_zips: '',
  team_size: '',
  has_license: true,
  license_state: '',
  license_number: '',
  license_class: '',
  license_holder: '',
  license_expires_on: '',
  license_reason: '',
  sells: '',
  showroom_id_wish: '',
  theme_color: '#1f5a4c',
  categories: [],
  markup_bps: standardMarkupBps,
}

/** What a draft does not say is as in an empty form. */
export const formOf = ({ service_zips = [], ...draft }: DraftForm): ApplicationForm => ({
  ...emptyForm,
  ...Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== undefined)),
  service_zips: service_zips.join(', '),
})

const zipsIn = (typed: string): string[] => typed.match(/\d+/g)?.slice(0, 100) ?? []

/** What is kept until it is submitted: all but the password, and what is agreed to. */
export const draftOf = ({
  password: _password,
  agree: _agree,
  service_zips,
  ...typed
}: ApplicationForm): DraftForm => ({
  ...typed,
  service_zips: zipsIn(service_zips).map((zip) => zip.slice(0, 10)),
})

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

/** As the call takes it. */
export const submissionOf = (type: ApplicantType, values: ApplicationForm, hasAccount: boolean): object => {
  const { first_name, last_name, email, password, country_code, phone_number, agree } = values
  const person = { first_name, last_name, email, password, country_code, phone_number, agree }
  const { company_name, website, city, state, zip_code, categories } = values
  const common = {
    ...(hasAccount ? {} : { person }),
    type,
    company_name,
    website,
    city,
    state,
    zip_code,
    categories,
  }
  if (type === 'Vendor') return { ...common, sells: values.sells }
  const { business_type, years_in_business, team_size, has_license } = values
  const { showroom_id_wish, theme_color, markup_bps } = values
  return {
    ...common,
    business_type,
    years_in_business,
    team_size,
    showroom_id_wish,
    theme_color,
    markup_bps,
    service_zips: zipsIn(values.service_zips),
    has_license: has_license || business_type !== 'designer',
    license_state: values.license_state,
    license_number: values.license_number,
    license_class: values.license_class,
    license_holder: values.license_holder,
    license_expires_on: values.license_expires_on,
    license_reason: values.license_reason,
  }
}
