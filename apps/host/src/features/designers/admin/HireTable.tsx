import type { AdminHire } from '@showroom/contract/designer/admin-designer'
import { adminHireSorts } from '@showroom/contract/designer/admin-designer-choices'
import { hireStates } from '@showroom/contract/designer/designer-choices'
import { hireStateTones, hireStateWords } from '@showroom/contract/designer/hire-state.messages'
import { dollars } from '@showroom/contract/shared/money-text'
import { call } from '../../../data/call.ts'
import { useRead } from '../../../data/useRead.ts'
import { momentOf } from '../../../kit/moments.ts'
import { StatusChip } from '../../../kit/StatusChip.tsx'
import { type ListColumn, ListTable } from '../../../kit/table/ListTable.tsx'
import { useTable } from '../../../kit/table/useTable.ts'
import { HireDrawer } from './HireDrawer.tsx'
import { adminDesignerMessages as messages } from './messages.ts'

const filters = [
  {
    name: 'state',
    label: messages.state,
    all: messages.everyState,
    options: hireStates.map((value) => ({ value, label: hireStateWords[value] })),
  },
  {
    name: 'refund',
    label: messages.refund,
    all: messages.everyRefund,
    options: [{ value: 'waiting', label: messages.onlyRefunds }],
  },
] as const

const columns: readonly ListColumn<AdminHire>[] = [
  { key: 'project', title: messages.project, cell: ({ project_name }) => project_name || messages.nameless },
  { key: 'client', title: messages.client, isWhole: true, cell: ({ client_name }) => client_name },
  { key: 'designer', title: messages.designer, isWhole: true, cell: ({ designer_name }) => designer_name },
  {
    key: 'state',
    title: messages.state,
    cell: ({ state }) => <StatusChip tone={hireStateTones[state]}>{hireStateWords[state]}</StatusChip>,
  },
  {
    key: 'price',
    title: messages.price,
    sort: 'price',
    isNumber: true,
    cell: ({ price_cents }) => (price_cents === null ? messages.byQuote : dollars(price_cents)),
  },
  {
    key: 'held',
    title: messages.held,
    isNumber: true,
    isExtra: true,
    cell: ({ held_cents }) => dollars(held_cents),
  },
  { key: 'paid', title: messages.paid, isNumber: true, cell: ({ paid_cents }) => dollars(paid_cents) },
  {
    key: 'back',
    title: messages.back,
    isNumber: true,
    isExtra: true,
    cell: ({ refunded_cents }) => dollars(refunded_cents),
  },
  {
    key: 'refund',
    title: messages.refundAsked,
    isWhole: true,
    cell: ({ refund }) =>
      refund === null ? '—' : <StatusChip tone="asking">{dollars(refund.amount_cents)}</StatusChip>,
  },
  {
    key: 'changed',
    title: messages.changed,
    sort: 'changed',
    cell: ({ changed_at }) => momentOf(changed_at),
  },
  {
    key: 'asked',
    title: messages.asked,
    sort: 'asked',
    isExtra: true,
    cell: ({ asked_at }) => momentOf(asked_at),
  },
]

/** All hires, the latest change first; a row opens its steps and what there is to decide. */
export const HireTable = () => {
  const table = useTable({
    sorts: adminHireSorts,
    first: '-changed',
    filters: filters.map(({ name }) => name),
  })
  const state = hireStates.find((each) => each === table.filter('state'))
  const query = {
    ...table.query,
    ...(state ? { state } : {}),
    ...(table.filter('refund') === 'waiting' ? { refund: 'waiting' as const } : {}),
  }
  const read = useRead('GET /api/admin/hires', { query })
  return (
    <>
      <ListTable
        table={table}
        read={read}
        caption={messages.hiresCaption}
        one={messages.oneHire}
        many={messages.manyHires}
        searchFor={messages.findHire}
        filters={filters}
        columns={columns}
        nothing={messages.noHires}
        collect={async () => (await call('GET /api/admin/hires/export', { query })).data}
      />
      {table.open !== '' && (
        <HireDrawer
          key={table.open}
          id={table.open}
          onChanged={read.retry}
          onClose={() => table.show(null)}
        />
      )}
    </>
  )
}
