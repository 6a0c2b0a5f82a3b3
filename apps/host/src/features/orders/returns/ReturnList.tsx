import type { SoldReturn } from '@showroom/contract/order/return'
import { deadlineText } from '@showroom/contract/shared/deadline'
import { dollars } from '@showroom/contract/shared/money-text'
import { useRead } from '../../../data/useRead.ts'
import { Loaded } from '../../../kit/Loaded.tsx'
import { Pagination } from '../../../kit/Pagination.tsx'
import { Photos } from '../../../kit/picture/Photos.tsx'
import { PressedTabs } from '../../../kit/PressedTabs.tsx'
import { RowTable } from '../../../kit/RowTable.tsx'
import { useAddress } from '../../../kit/useAddress.ts'
import '../../sales/Sales.css'
import { returnMessages as messages } from './messages.ts'
import { ReturnActions } from './ReturnActions.tsx'
import './Returns.css'
import { photoPath } from './send-photo.ts'

/** /account/returns: what comes back to a vendor, in a Pro's showroom, or anywhere for an Admin. */
export const ReturnList = () => {
  const { of, page, show } = useAddress<'page' | 'which'>()
  const isAll = of('which') === 'all'
  const read = useRead('GET /api/return', { query: { page, ...(isAll ? {} : { open: '1' as const }) } })
  return (
    <div className="sold">
      <PressedTabs
        label={messages.which}
        tabs={[
          { key: 'open', name: messages.onlyOpen },
          { key: 'all', name: messages.all },
        ]}
        pressed={isAll ? 'all' : 'open'}
        onPress={(which) => show({ which: which === 'all' ? which : null, page: null })}
      />
      <Loaded read={read} rows={3}>
        {({ data, current_page, last_page }) => (
          <>
            <RowTable
              caption={messages.caption}
              rows={data}
              nothing={isAll ? messages.noneYet : messages.noneOpen}
              columns={columns(read.retry)}
            />
            <Pagination
              of={messages.returns}
              page={current_page}
              lastPage={last_page}
              onPage={(next) => show({ page: String(next) })}
            />
          </>
        )}
      </Loaded>
    </div>
  )
}

const Items = ({ row }: { row: SoldReturn }) => (
  <span className="return-cell">
    {row.lines.map(({ id, qty, product_name }) => (
      <span key={id}>{`${qty} × ${product_name}`}</span>
    ))}
    {row.rma !== null && <small>{messages.rma(row.rma)}</small>}
  </span>
)

const Why = ({ row }: { row: SoldReturn }) => (
  <div className="return-cell">
    {row.reason_label}
    {row.note !== '' && <small>{row.note}</small>}
    <Photos paths={row.photos.map(photoPath)} of={row.reason_label} />
  </div>
)

const dueOf = ({ kind, state, ...by }: SoldReturn): string | null => {
  const said = (at: string | null, words: (until: string) => string) =>
    at === null ? null : words(deadlineText(new Date(at)))
  if (state === 'asked') return said(by.answer_by, messages.answerBy)
  if (state === 'approved')
    return kind === 'return' ? said(by.send_by, messages.sendBy) : said(by.refund_by, messages.sendAnewBy)
  return state === 'received' || state === 'sent' ? said(by.refund_by, messages.refundBy) : null
}

const columns = (onDone: () => void): Parameters<typeof RowTable<SoldReturn>>[0]['columns'] => [
  { title: messages.items, cell: (row) => <Items row={row} /> },
  { title: messages.order, cell: (row) => row.order_number },
  { title: messages.why, cell: (row) => <Why row={row} /> },
  { title: messages.yourPart, cell: (row) => <span className="sold-money">{dollars(row.own_cents)}</span> },
  {
    title: messages.state,
    cell: (row) => (
      <div className="return-cell">
        {row.state_label}
        {dueOf(row) !== null && <small>{dueOf(row)}</small>}
        <ReturnActions of={row} onDone={onDone} />
      </div>
    ),
  },
]
