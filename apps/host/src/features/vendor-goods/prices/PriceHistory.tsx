import { shownDay } from '@showroom/contract/shared/day'
import { dollars } from '@showroom/contract/shared/money-text'
import type { ScheduledPrice } from '@showroom/contract/vendor-goods/scheduled-price'
import {
  type ScheduledPriceState,
  scheduledPriceSorts,
  scheduledPriceStates,
} from '@showroom/contract/vendor-goods/scheduled-price.rules'
import { StatusChip, type StatusTone } from '../../../kit/StatusChip.tsx'
import { call } from '../../../data/call.ts'
import { useRead } from '../../../data/useRead.ts'
import { momentOf } from '../../../kit/moments.ts'
import { HeaderActions } from '../../../kit/page-header.tsx'
import { PressedTabs } from '../../../kit/PressedTabs.tsx'
import { type ListColumn, ListTable } from '../../../kit/table/ListTable.tsx'
import { useTable } from '../../../kit/table/useTable.ts'
import { PlannedPrice } from './PlannedPrice.tsx'
import { StepChip } from './StepChip.tsx'
import { priceMessages as messages } from './messages.ts'

const tones: Record<ScheduledPriceState, StatusTone> = {
  scheduled: 'waiting',
  applied: 'done',
  cancelled: 'bad',
  replaced: 'moving',
  dropped: 'bad',
}

const columns: readonly ListColumn<ScheduledPrice>[] = [
  { key: 'sku', title: messages.sku, sort: 'sku', cell: ({ sku }) => sku },
  { key: 'name', title: messages.product, cell: ({ name }) => name },
  {
    key: 'from',
    title: messages.from,
    sort: 'effective',
    cell: ({ effective_on }) => <span className="prices-from">{shownDay(effective_on)}</span>,
  },
  {
    key: 'price',
    title: messages.prices,
    sort: 'price',
    isNumber: true,
    cell: ({ before_cents, after_cents }) => messages.arrow(dollars(before_cents), dollars(after_cents)),
  },
  { key: 'step', title: messages.step, isNumber: true, cell: ({ step_bps }) => <StepChip bps={step_bps} /> },
  {
    key: 'state',
    title: messages.state,
    cell: ({ state }) => <StatusChip tone={tones[state]}>{messages.stateOf(state)}</StatusChip>,
  },
  {
    key: 'planned',
    title: messages.planned,
    sort: 'planned',
    cell: ({ planned_at, planned_by }) => messages.by(momentOf(planned_at), planned_by),
  },
  {
    key: 'ended',
    title: messages.ended,
    isExtra: true,
    cell: ({ ended_at, ended_by }) => (ended_at === null ? '—' : messages.by(momentOf(ended_at), ended_by)),
  },
]

type Tab = ScheduledPriceState | 'all'
const tabs: readonly Tab[] = ['all', ...scheduledPriceStates]

/** What is planned and what was, the latest day first; a row opens it. */
export const PriceHistory = ({ onChange }: { onChange: () => void }) => {
  const table = useTable({ sorts: scheduledPriceSorts, first: '-effective' })
  const tab = tabs.find((each) => each === table.filter('state')) ?? 'all'
  const query = { ...table.query, ...(tab === 'all' ? {} : { state: tab }) }
  const read = useRead('GET /api/vendor_prices', { query })
  const counts = read.last?.counts
  const sum = counts && Object.values(counts).reduce((total, count) => total + count, 0)
  const opened = read.last?.data.find(({ id }) => id === table.open)
  return (
    <div className="goods">
      <HeaderActions>
        <button type="button" className="button" onClick={onChange}>
          {messages.change}
        </button>
      </HeaderActions>
      <PressedTabs
        label={messages.which}
        tabs={tabs.map((key) => ({
          key,
          name: key === 'all' ? messages.all : messages.stateOf(key),
          count: key === 'all' ? sum : counts?.[key],
        }))}
        pressed={tab}
        isToEdges
        onPress={(key) => table.choose('state', key === 'all' ? '' : key)}
      />
      <ListTable
        table={table}
        read={read}
        caption={messages.caption}
        one={messages.one}
        many={messages.many}
        searchFor={messages.search}
        columns={columns}
        nothing={messages.nothing}
        collect={async () => (await call('GET /api/vendor_prices/export', { query })).data}
      />
      {opened && (
        <PlannedPrice
          key={opened.id}
          price={opened}
          onChanged={() => {
            table.show(null)
            read.retry()
          }}
          onClose={() => table.show(null)}
        />
      )}
    </div>
  )
}
