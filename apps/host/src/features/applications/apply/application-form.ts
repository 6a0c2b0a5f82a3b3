import { defaultCountryCode } from '@showroom/contract/policy/figures'
import type { DraftForm } from '@showroom/contract/application/application'
import type { ApplicantType } from '@showroom/contract/application/choices'
import { standardMarkupBps } from '@showroom/contract/pricing/pricing.rules'

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

/** Of a ZIP code with its plus four, the five digits: an area is served, not a block of it. */
export const zipsIn = (typed: string): string[] =>
  [...typed.matchAll(/(\d+)(?:-\d{4}(?!\d))?/g)].slice(0, 100).map(([, zip = '']) => zip)

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
