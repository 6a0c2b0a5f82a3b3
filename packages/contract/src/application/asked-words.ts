import type { Askable } from './choices.ts'

/** What can be asked for, as mails, labels and menus say it. */
export const askedWords: Record<Askable, string> = {
  license: 'A photo or PDF of your license',
  certificate: 'A certificate of your training',
  resale_permit: 'Your resale permit',
  insurance: 'Your certificate of insurance',
  tax_id: 'Your tax ID document',
  logo: 'Your logo',
  other: 'A document',
  company_name: 'The exact name of your company',
  website: 'The address of your website',
  license_number: 'Your license number',
  license_class: 'The class of your license',
  license_holder: 'The name of the license holder',
  license_expires_on: 'The day your license expires',
  question: 'A question',
}
