import type { VendorScore } from '@showroom/contract/vendor-goods/score-card'
import { scoreMeasures, vendorScoreSorts } from '@showroom/contract/vendor-goods/score-card.rules'
import { useRead } from '../../../data/useRead.ts'
import { type ListColumn, ListTable } from '../../../kit/table/ListTable.tsx'
import { useTable } from '../../../kit/table/useTable.ts'
import { figureColumns } from './ScoreCard.tsx'
import './Score.css'
import { scoreMessages as messages } from './messages.ts'

const columns: readonly ListColumn<VendorScore>[] = [
  { key: 'vendor', title: messages.vendor, sort: 'vendor', cell: ({ vendor }) => vendor },
  ...figureColumns<VendorScore>().map((column, index) => ({ ...column, key: scoreMeasures[index] ?? '' })),
]

/** All vendors side by side, as an Admin looks after them. */
export const VendorScores = () => {
  const table = useTable({ sorts: vendorScoreSorts, first: 'vendor' })
  const read = useRead('GET /api/vendor_scores', { query: table.query })
  return (
    <ListTable
      table={table}
      read={read}
      caption={messages.vendors}
      one={messages.oneVendor}
      many={messages.manyVendors}
      searchFor={messages.searchVendors}
      columns={columns}
      nothing={messages.noVendors}
      isOpened={false}
    />
  )
}
