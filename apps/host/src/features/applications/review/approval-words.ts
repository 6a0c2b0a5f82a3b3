import type { Application, ApplicationAnswers } from '@showroom/contract/application/application'
import type { Askable } from '@showroom/contract/application/choices'
import { businessWords, teamWords } from '../apply/business-words.ts'

export const stateWords: Record<Application['state'], string> = {
  draft: 'Draft',
  reviewing: 'Waiting for us',
  more_needed: 'More needed',
  approved: 'Approved',
  declined: 'Declined',
}

export const documentWords = {
  license: 'License',
  certificate: 'Certificate',
  resale_permit: 'Resale permit',
  insurance: 'Insurance',
  tax_id: 'Tax ID',
  logo: 'Logo',
  other: 'Other',
} as const

export const duplicateWords = {
  license: 'The same license number',
  company: 'The same company name',
  phone: 'The same phone number',
  website: 'The same website',
} as const

/** What was answered, in the order in which it was asked; what was not is left out. */
export const factsOf = (answers: ApplicationAnswers, type: Application['type']): [string, string][] => {
  const { business_type, years_in_business, team_size, markup_bps, theme_color } = answers
  const facts: [string, string | null][] = [
    ['Business', business_type && businessWords[business_type]],
    [type === 'Vendor' ? 'Ships from' : 'Based in', `${answers.city}, ${answers.state} ${answers.zip_code}`],
    ['Years in business', years_in_business === null ? null : String(years_in_business)],
    ['Team', team_size && teamWords[team_size]],
    ['Serves', answers.service_zips.join(', ')],
    ['License class', answers.license_class],
    ['License holder', answers.license_holder],
    ['Expires on', answers.license_expires_on],
    ['Works without a license', answers.license_reason],
    ['Sells', answers.sells],
    ['Categories', answers.categories.join(', ')],
    ['Showroom ID wish', answers.showroom_id_wish],
    ['Markup', markup_bps === null ? null : `${markup_bps / 100} %`],
    ['Color', theme_color],
  ]
  return facts.flatMap(([name, value]): [string, string][] => (value ? [[name, value]] : []))
}

type Template = { name: string; requests: { what: Askable; note: string }[] }

/** What is asked for most often. */
export const moreTemplates: readonly Template[] = [
  {
    name: 'License can not be read',
    requests: [
      { what: 'license', note: 'We can not read the one we have. Please send a sharper photo or a PDF.' },
    ],
  },
  {
    name: 'License not found',
    requests: [
      { what: 'license_number', note: 'We did not find it in the register of your state.' },
      { what: 'license', note: '' },
    ],
  },
  {
    name: 'Names differ',
    requests: [{ what: 'license_holder', note: 'The name differs from the one in the register.' }],
  },
  { name: 'Insurance', requests: [{ what: 'insurance', note: 'A current certificate of insurance.' }] },
  { name: 'Business papers', requests: [{ what: 'resale_permit', note: '' }] },
]

export const refusalTemplates = [
  'We did not find an active license with this number.',
  'The license belongs to another company.',
  'We could not confirm that this is a business.',
] as const
