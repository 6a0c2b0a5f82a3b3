import type { LeadRow } from '@showroom/contract/lead/lead'
import { momentOf } from '../../kit/moments.ts'
import { RowTable } from '../../kit/RowTable.tsx'

type Props = { rows: readonly LeadRow[]; nothing: string }

export const LeadTable = ({ rows, nothing }: Props) => (
  <RowTable
    caption="Leads, newest first, times in Pacific"
    rows={rows}
    nothing={nothing}
    columns={[
      { title: 'Name', cell: (row) => row.full_name },
      {
        title: 'Contact',
        cell: (row) => (
          <>
            <a href={`mailto:${row.email}`}>{row.email}</a>
            <a href={`tel:${row.phone_number.replace(/[^\d+]/g, '')}`}>{row.phone_number}</a>
          </>
        ),
      },
      { title: 'Showroom', cell: (row) => row.company_name },
      { title: 'Page', cell: (row) => row.page || '—' },
      { title: 'Received (Pacific)', short: 'Received', cell: (row) => momentOf(row.received_at) },
    ]}
  />
)
