import type { Application, ApplicationAnswers } from '@showroom/contract/application/application'
import type { Askable } from '@showroom/contract/application/choices'
import { businessWords, teamWords } from '../apply/business-words.ts'
import { reviewMessages as messages } from './messages.ts'

export const stateWords: Record<Application['state'], string> = {
  draft: messages.draft,
  reviewing: messages.waitingForUs,
  more_needed: messages.moreNeeded,
  approved: messages.approved,
  declined: messages.declined,
}

export const documentWords = {
  license: messages.license,
  certificate: messages.certificate,
  resale_permit: messages.resalePermit,
  insurance: messages.insurance,
  tax_id: messages.taxId,
  logo: messages.logo,
  other: messages.other,
} as const

export const duplicateWords = {
  license: messages.theSameLicenseNumber,
  company: messages.theSameCompanyName,
  phone: messages.theSamePhoneNumber,
  email: messages.theSameMailbox,
  website: messages.theSameWebsite,
} as const

/** What was answered, in the order in which it was asked; what was not is left out. */
export const factsOf = (answers: ApplicationAnswers, type: Application['type']): [string, string][] => {
  const { business_type, years_in_business, team_size, markup_bps, theme_color } = answers
  const facts: [string, string | null][] = [
    [messages.business, business_type && businessWords[business_type]],
    [
      type === 'Vendor' ? messages.shipsFrom : messages.basedIn,
      `${answers.city}, ${answers.state} ${answers.zip_code}`,
    ],
    [messages.yearsInBusiness, years_in_business === null ? null : String(years_in_business)],
    [messages.team, team_size && teamWords[team_size]],
    [messages.serves, answers.service_zips.join(', ')],
    [messages.licenseClass, answers.license_class],
    [messages.licenseHolder, answers.license_holder],
    [messages.expiresOn, answers.license_expires_on],
    [messages.worksWithoutALicense, answers.license_reason],
    [messages.sells, answers.sells],
    [messages.categories, answers.categories.join(', ')],
    [messages.showroomIdWish, answers.showroom_id_wish],
    [messages.markup, markup_bps === null ? null : `${markup_bps / 100} %`],
    [messages.color, theme_color],
  ]
  return facts.flatMap(([name, value]): [string, string][] => (value ? [[name, value]] : []))
}

type Template = { name: string; requests: { what: Askable; note: string }[] }

/** What is asked for most often. */
export const moreTemplates: readonly Template[] = [
  {
    name: messages.licenseNotReadable,
    requests: [{ what: 'license', note: messages.licenseNotReadableText }],
  },
  {
    name: messages.licenseNotFound,
    requests: [
      { what: 'license_number', note: messages.licenseNotFoundText },
      { what: 'license', note: '' },
    ],
  },
  {
    name: messages.namesDiffer,
    requests: [{ what: 'license_holder', note: messages.namesDifferText }],
  },
  { name: messages.insurance, requests: [{ what: 'insurance', note: messages.insuranceText }] },
  { name: messages.businessPapers, requests: [{ what: 'resale_permit', note: '' }] },
]

export const refusalTemplates = [
  messages.noActiveLicense,
  messages.licenseOfAnother,
  messages.businessNotConfirmed,
] as const
