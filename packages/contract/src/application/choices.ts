// Lists that forms offer: apart from the schemas, so that no browser loads those.

export const applicantTypes = ['Contractor', 'Vendor'] as const
export type ApplicantType = (typeof applicantTypes)[number]

/** From the first typed word to our answer. */
export const applicationStates = ['draft', 'reviewing', 'more_needed', 'approved', 'declined'] as const
export type ApplicationState = (typeof applicationStates)[number]

export const businessTypes = ['general_contractor', 'remodeler', 'designer', 'trade'] as const
export type BusinessType = (typeof businessTypes)[number]
export const teamSizes = ['1', '2-5', '6-20', '21+'] as const
export type TeamSize = (typeof teamSizes)[number]

export const documentKinds = [
  'license',
  'certificate',
  'resale_permit',
  'insurance',
  'tax_id',
  'logo',
  'other',
] as const
export type DocumentKind = (typeof documentKinds)[number]

/** What an Admin can ask for: a file, a better answer to a field of the form, or anything else in words. */
export const answerFields = [
  'company_name',
  'website',
  'license_number',
  'license_class',
  'license_holder',
  'license_expires_on',
] as const
export type AnswerField = (typeof answerFields)[number]
export const askable = [...documentKinds, ...answerFields, 'question'] as const
export type Askable = (typeof askable)[number]

/** By which columns an Admin sorts them; by time: those first that wait longest. */
export const applicationSorts = ['waiting', 'company', 'submitted'] as const
