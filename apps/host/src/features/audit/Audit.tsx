import type { Deed } from '@showroom/contract/audit/audit'
import { auditSorts } from '@showroom/contract/audit/audit-sorts'
import { call } from '../../data/call.ts'
import { useRead } from '../../data/useRead.ts'
import { momentOf } from '../../kit/moments.ts'
import { type ListColumn, ListTable } from '../../kit/table/ListTable.tsx'
import { useTable } from '../../kit/table/useTable.ts'
import { Change } from './Change.tsx'
import { auditMessages as messages } from './messages.ts'
import './Audit.css'

const columns: readonly ListColumn<Deed>[] = [
  {
    key: 'at',
    title: messages.when,
    short: messages.whenShort,
    sort: 'at',
    cell: ({ at }) => momentOf(at),
  },
  { key: 'who', title: messages.who, cell: ({ who }) => who },
  { key: 'action', title: messages.action, cell: ({ action }) => action },
  {
    key: 'what',
    title: messages.what,
    cell: ({ entity, entity_id }) => (
      <>
        {entity} <small>{entity_id}</small>
      </>
    ),
  },
  { key: 'note', title: messages.note, cell: ({ note }) => note || '—' },
  { key: 'change', title: messages.change, cell: (deed) => <Change deed={deed} /> },
  { key: 'network', title: messages.network, isExtra: true, cell: ({ place }) => place },
]

/** Who did what to what, and when: nobody changes it. */
export const Audit = () => {
  const table = useTable({ sorts: auditSorts, first: '-at', filters: ['entity', 'from', 'to'] })
  const entity = table.filter('entity')
  const query = {
    ...table.query,
    from: table.filter('from'),
    to: table.filter('to'),
    ...(entity === '' ? {} : { entity }),
  }
  const read = useRead('GET /api/admin/audit', { query })
  const entities = read.last?.entities ?? []
  return (
    <div className="audit">
      <ListTable
        table={table}
        read={read}
        caption={messages.caption}
        one={messages.deed}
        many={messages.deeds}
        searchFor={messages.search}
        filters={[
          {
            name: 'entity',
            label: messages.what,
            all: messages.everything,
            options: entities.map((value) => ({ value, label: value })),
          },
          { name: 'from', label: messages.from, isDay: true },
          { name: 'to', label: messages.to, isDay: true },
        ]}
        columns={columns}
        nothing={messages.nothing}
        collect={async () => (await call('GET /api/admin/audit/export', { query })).data}
        isOpened={false}
      />
    </div>
  )
}
