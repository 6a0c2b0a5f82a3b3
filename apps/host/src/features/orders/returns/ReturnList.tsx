import type { SoldReturn } from '@showroom/contract/order/return'
import { soldReturnSorts } from '@showroom/contract/order/sold-return-sorts'
import { deadlineText } from '@showroom/contract/shared/deadline'
import { dollars } from '@showroom/contract/shared/money-text'
import { call } from '../../../data/call.ts'
import { useRead } from '../../../data/useRead.ts'
import { momentOf } from '../../../kit/moments.ts'
import { Photos } from '../../../kit/picture/Photos.tsx'
import { type ListColumn, ListTable } from '../../../kit/table/ListTable.tsx'
import { useTable } from '../../../kit/table/useTable.ts'
import { useIsClientView } from '../../../session/client-view.ts'
import { useSeesEarnings } from '../../../session/chosen-seat.ts'
import '../../sales/Sales.css'
import { returnMessages as messages } from './messages.ts'
import { ReturnActions } from './ReturnActions.tsx'
import { ReturnDrawer } from './ReturnDrawer.tsx'
import { ReturnStateChip } from './ReturnStateChip.tsx'
import './Returns.css'
import { photoPath } from './send-photo.ts'

/** Those that wait are shown until somebody asks for all. */
const filters = [
  {
    name: 'which',
    label: messages.which,
    all: messages.onlyOpen,
    options: [{ value: 'all', label: messages.all }],
  },
] as const

/** /account/returns: what comes back to a vendor, in a Pro's showroom, or anywhere for an Admin. */
export const ReturnList = () => {
  const seesEarnings = useSeesEarnings()
  const isClientView = useIsClientView()
  const table = useTable({ sorts: soldReturnSorts, first: '-asked', filters: ['which'] })
  const isAll = table.filter('which') === 'all'
  const query = { ...table.query, ...(isAll ? {} : { open: '1' as const }) }
  const read = useRead('GET /api/return', { query })
  const opened = read.last?.data.find(({ id }) => id === table.open)
  return (
    <div className="sold">
      <ListTable
        table={table}
        read={read}
        caption={messages.caption}
        one={messages.oneReturn}
        many={messages.manyReturns}
        searchFor={messages.searchFor}
        filters={filters}
        columns={columns(read.retry)}
        nothing={isAll ? messages.noneYet : messages.noneOpen}
        {...(seesEarnings && !isClientView
          ? { collect: async () => (await call('GET /api/return/export', { query })).data }
          : {})}
      />
      {opened && (
        <ReturnDrawer key={opened.id} of={opened} onChanged={read.retry} onClose={() => table.show(null)} />
      )}
    </div>
  )
}

const Items = ({ row }: { row: SoldReturn }) => (
  <span className="return-cell">
    {row.lines.map(({ id, qty, product_name }) => (
      <span key={id}>{`${qty} × ${product_name}`}</span>
    ))}
  </span>
)

const Numbers = ({ row }: { row: SoldReturn }) => (
  <span className="return-cell">
    {row.order_number}
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

const columns = (onDone: () => void): readonly ListColumn<SoldReturn>[] => [
  { key: 'items', title: messages.items, cell: (row) => <Items row={row} /> },
  { key: 'order', title: messages.order, sort: 'order', isWhole: true, cell: (row) => <Numbers row={row} /> },
  { key: 'why', title: messages.why, cell: (row) => <Why row={row} /> },
  {
    key: 'part',
    title: messages.yourPart,
    isNumber: true,
    cell: (row) => dollars(row.own_cents),
  },
  {
    key: 'asked',
    title: messages.askedOn,
    sort: 'asked',
    isExtra: true,
    cell: ({ asked_at }) => momentOf(asked_at),
  },
  {
    key: 'state',
    title: messages.state,
    sort: 'due',
    cell: (row) => (
      <div className="return-cell">
        <ReturnStateChip of={row} />
        {dueOf(row) !== null && <small>{dueOf(row)}</small>}
        <ReturnActions of={row} onDone={onDone} />
      </div>
    ),
  },
]
