import type { VendorScore } from '@showroom/contract/vendor-goods/score-card'
import { useRead } from '../../../data/useRead.ts'
import { Loaded } from '../../../kit/Loaded.tsx'
import { type Column, RowTable } from '../../../kit/RowTable.tsx'
import { figureColumns } from './ScoreCard.tsx'
import './Score.css'
import { scoreMessages as messages } from './messages.ts'

const columns: readonly Column<VendorScore>[] = [
  { title: messages.vendor, cell: ({ vendor }) => vendor },
  ...figureColumns<VendorScore>(),
]

/** All vendors side by side, as an Admin looks after them. */
export const VendorScores = () => {
  const read = useRead('GET /api/vendor_scores', {})
  return (
    <Loaded read={read} rows={6}>
      {({ data }) => (
        <RowTable caption={messages.vendors} rows={data} columns={columns} nothing={messages.noVendors} />
      )}
    </Loaded>
  )
}
