import type { LeadRow } from '@showroom/contract/lead/lead'
import { momentOf } from '../../kit/moments.ts'
import { RowTable } from '../../kit/RowTable.tsx'
import { inboxMessages as messages } from './messages.ts'

type Props = { rows: readonly LeadRow[]; nothing: string }

export const LeadTable = ({ rows, nothing }: Props) => (
  <RowTable
    caption={messages.leadsNewestFirstTimes}
    rows={rows}
    nothing={nothing}
    columns={[
      { title: messages.name, cell: (row) => row.full_name },
      {
        title: messages.contact,
        cell: (row) => (
          <>
            <a href={`mailto:${row.email}`}>{row.email}</a>
            <a href={`tel:${row.phone_number.replace(/[^\d+]/g, '')}`}>{row.phone_number}</a>
          </>
        ),
      },
      { title: messages.showroom, cell: (row) => row.company_name },
      { title: messages.page, cell: (row) => row.page || '—' },
      { title: messages.receivedPacific, short: messages.received, cell: (row) => momentOf(row.received_at) },
    ]}
  />
)
