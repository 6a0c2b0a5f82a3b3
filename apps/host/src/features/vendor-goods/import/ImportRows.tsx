import type { GoodsImport, ImportRow } from '@showroom/contract/vendor-goods/goods-import'
import { type ImportOutcome, importOutcomes } from '@showroom/contract/vendor-goods/goods-import.rules'
import { StatusChip, type StatusTone } from '../../../kit/StatusChip.tsx'
import { call } from '../../../data/call.ts'
import { useRead } from '../../../data/useRead.ts'
import { PressedTabs } from '../../../kit/PressedTabs.tsx'
import { type ListColumn, ListTable } from '../../../kit/table/ListTable.tsx'
import { useTable } from '../../../kit/table/useTable.ts'
import { MendDrawer } from './MendDrawer.tsx'
import { importMessages as messages } from './messages.ts'

const tones: Record<ImportOutcome, StatusTone> = {
  added: 'done',
  updated: 'moving',
  skipped: 'waiting',
  refused: 'bad',
}

const columns: readonly ListColumn<ImportRow>[] = [
  { key: 'line', title: messages.line, cell: ({ line }) => messages.lineNo(line) },
  { key: 'sku', title: messages.sku, cell: ({ sku }) => sku || '—' },
  { key: 'name', title: messages.name, cell: ({ name }) => name || '—' },
  {
    key: 'outcome',
    title: messages.outcome,
    cell: ({ outcome }) =>
      outcome && <StatusChip tone={tones[outcome]}>{messages.outcomeOf(outcome)}</StatusChip>,
  },
  { key: 'message', title: messages.message, cell: ({ reason }) => reason || '—' },
  { key: 'difference', title: messages.difference, cell: (row) => <Difference row={row} /> },
]

const Difference = ({ row: { changes } }: { row: ImportRow }) =>
  changes.length === 0 ? (
    '—'
  ) : (
    <ul className="goods-changes">
      {changes.map(({ what, before, after }) => (
        <li key={what}>{messages.differs(what, before, after)}</li>
      ))}
    </ul>
  )

type Tab = ImportOutcome | 'all'
type Props = { file: GoodsImport; onFile: (file: GoodsImport) => void }

/** What becomes of each row; those that were only looked at can be mended. */
export const ImportRows = ({ file, onFile }: Props) => {
  const table = useTable({ sorts: ['line'], first: 'line' })
  const tab = importOutcomes.find((each) => each === table.filter('outcome')) ?? 'all'
  const read = useRead('GET /api/vendor_imports/{id}/rows', {
    params: { id: file.id },
    query: { page: table.query.page, ...(tab === 'all' ? {} : { outcome: tab }) },
  })
  const opened = read.last?.data.find(({ id }) => id === table.open)
  const tabs: readonly Tab[] = ['all', ...importOutcomes]
  return (
    <>
      <PressedTabs
        label={messages.which}
        tabs={tabs.map((key) => ({
          key,
          name: key === 'all' ? messages.all : messages.outcomeOf(key),
          count: key === 'all' ? file.rows : file.counts[key],
        }))}
        pressed={tab}
        isToEdges
        onPress={(key) => table.choose('outcome', key === 'all' ? '' : key)}
      />
      <ListTable
        table={table}
        read={read}
        caption={messages.rowCaption}
        one={messages.row}
        many={messages.rows.toLowerCase()}
        columns={columns}
        nothing={messages.noRows}
        isOpened={file.state === 'checked'}
        collect={async () =>
          (await call('GET /api/vendor_imports/{id}/report', { params: { id: file.id } })).data
        }
      />
      {opened && file.state === 'checked' && (
        <MendDrawer
          key={opened.id}
          file={file}
          row={opened}
          onMended={(changed) => {
            table.show(null)
            onFile(changed)
          }}
          onClose={() => table.show(null)}
        />
      )}
    </>
  )
}
