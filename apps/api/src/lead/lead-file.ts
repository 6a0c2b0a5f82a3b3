import type { LeadRow } from '@showroom/contract/lead/lead'
import { shownMoment } from '@showroom/contract/shared/day'
import { csvOf } from '../shared/csv.ts'

const heading = ['Received (Pacific)', 'Name', 'E-mail', 'Phone', 'Showroom', 'Page']

/** The list as a table that a spreadsheet opens. */
export const leadFile = (leads: readonly LeadRow[]): string =>
  csvOf([
    heading,
    ...leads.map((lead) => [
      shownMoment(new Date(lead.received_at)),
      lead.full_name,
      lead.email,
      lead.phone_number,
      lead.company_name,
      lead.page,
    ]),
  ])
