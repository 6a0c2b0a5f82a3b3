import { hourMs } from '@showroom/contract/shared/time'
import { approvalHours } from '@showroom/contract/policy/figures'
import type { ApplicationAnswers, DraftForm } from '@showroom/contract/application/application'
import type { ApplicantType, ApplicationState, DocumentKind } from '@showroom/contract/application/choices'
import type { Submission } from '@showroom/contract/application/application.fields'

/** An application as it is kept. */
export type Application = {
  id: number
  publicId: string
  type: ApplicantType
  state: ApplicationState
  accountId: number | null
  form: DraftForm
  answers: ApplicationAnswers | null
  reason: string
  appeal: string
  submittedAt: Date | null
  reviewingSince: Date | null
  decidedAt: Date | null
}

/** “Approval within 24 hours” (specification §9). */
export const answerWithinMs = approvalHours * hourMs

/** While it is our turn there is a moment by which we answer. */
export const dueAt = ({
  state,
  reviewingSince,
}: Pick<Application, 'state' | 'reviewingSince'>): Date | null =>
  state === 'reviewing' && reviewingSince ? new Date(reviewingSince.getTime() + answerWithinMs) : null

export const isOpen = ({ state }: Pick<Application, 'state'>): boolean =>
  state === 'reviewing' || state === 'more_needed'

/** Files come and go while it is the applicant's turn. */
export const takesFiles = ({ state }: Pick<Application, 'state'>): boolean =>
  state === 'draft' || state === 'more_needed'

/** Once, so that a refusal ends somewhere. */
export const mayAppeal = ({ state, appeal }: Pick<Application, 'state' | 'appeal'>): boolean =>
  state === 'declined' && appeal === ''

/** However it is written, the same license of the same state is one license. */
export const licenseKey = (
  answers: Pick<ApplicationAnswers, 'license_state' | 'license_number'>,
): string | null => {
  const number = answers.license_number.toUpperCase().replace(/[^A-Z0-9]/g, '')
  return number === '' ? null : `${answers.license_state} ${number}`
}

const empty: ApplicationAnswers = {
  company_name: '',
  website: '',
  city: '',
  state: '',
  zip_code: '',
  business_type: null,
  years_in_business: null,
  service_zips: [],
  team_size: null,
  license_state: '',
  license_number: '',
  license_class: '',
  license_holder: '',
  license_expires_on: '',
  license_reason: '',
  sells: '',
  showroom_id_wish: '',
  theme_color: null,
  categories: [],
  markup_bps: null,
}

/** What was submitted, without who submits it. */
export const answersOf = (submission: Submission): ApplicationAnswers => {
  const { company_name, website, city, state, zip_code, categories } = submission
  const common = { ...empty, company_name, website, city, state, zip_code, categories }
  if (submission.type === 'Vendor') return { ...common, sells: submission.sells }
  const { business_type, years_in_business, service_zips, team_size } = submission
  const { showroom_id_wish, theme_color, markup_bps } = submission
  return {
    ...common,
    business_type,
    years_in_business,
    service_zips,
    team_size,
    showroom_id_wish,
    theme_color,
    markup_bps,
    ...licenseOf(submission),
  }
}

const licenseOf = (submission: Extract<Submission, { type: 'Contractor' }>): Partial<ApplicationAnswers> => {
  if (!submission.has_license) return { license_reason: submission.license_reason }
  const { license_state, license_number, license_class, license_holder, license_expires_on } = submission
  return { license_state, license_number, license_class, license_holder, license_expires_on }
}

/** One of these files must be there, and what the applicant reads where none is, by field of the form. */
export type NeededFile = { field: string; kinds: readonly DocumentKind[] }

export const neededFile = (submission: Submission): NeededFile => {
  if (submission.type === 'Vendor') return { field: 'tax_document', kinds: ['resale_permit', 'tax_id'] }
  if (submission.has_license) return { field: 'license_document', kinds: ['license'] }
  return { field: 'designer_document', kinds: ['certificate', 'resale_permit'] }
}

/** Designers alone may work without a license. */
export const isLicensedEnough = (submission: Submission): boolean =>
  submission.type === 'Vendor' || submission.has_license || submission.business_type === 'designer'
