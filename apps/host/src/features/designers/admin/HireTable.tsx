import type { AdminHire } from '@showroom/contract/designer/admin-designer.endpoints'
import { hireStateTones, hireStateWords } from '@showroom/contract/designer/hire-state.messages'
import type { HireState } from '@showroom/contract/designer/designer-choices'
import { money } from '@showroom/widgets/ui/format.ts'
import { useState } from 'react'
import { StatusChip } from '../../../kit/StatusChip.tsx'
import { call } from '../../../data/call.ts'
import { useRead } from '../../../data/useRead.ts'
import { CheckField } from '../../../kit/form/CheckField.tsx'
import { SelectField } from '../../../kit/form/SelectField.tsx'
import { Loaded } from '../../../kit/Loaded.tsx'
import { momentOf } from '../../../kit/moments.ts'
import { Pagination } from '../../../kit/Pagination.tsx'
import { RowTable } from '../../../kit/RowTable.tsx'
import { keyIn, optionsOf } from '../../projects/words.ts'
import { RefundDecision } from './RefundDecision.tsx'
import { ReasonDialog } from './ReasonDialog.tsx'
import { adminDesignerMessages as messages } from './messages.ts'

export const HireTable = () => {
  const [state, setState] = useState<HireState>()
  const [isWaiting, setWaiting] = useState(false)
  const [page, setPage] = useState(1)
  const read = useRead('GET /api/admin/hires', {
    query: { page, ...(state ? { state } : {}), ...(isWaiting ? { refund: 'waiting' as const } : {}) },
  })
  return (
    <>
      <SelectField
        name="state"
        label={messages.state}
        empty={messages.everyState}
        options={optionsOf(hireStateWords)}
        value={state ?? ''}
        onChange={(chosen) => {
          setState(keyIn(hireStateWords, chosen) ?? undefined)
          setPage(1)
        }}
      />
      <CheckField
        name="refund"
        checked={isWaiting}
        onChange={(checked) => {
          setWaiting(checked)
          setPage(1)
        }}
      >
        {messages.onlyRefunds}
      </CheckField>
      <Loaded read={read} rows={3}>
        {({ data, current_page, last_page }) => (
          <>
            <Table rows={data} onChange={read.retry} />
            <Pagination
              of={messages.pagesOfHires}
              page={current_page}
              lastPage={last_page}
              onPage={setPage}
            />
          </>
        )}
      </Loaded>
    </>
  )
}

type Changing = { onChange: () => void }

const Table = ({ rows, onChange }: Changing & { rows: readonly AdminHire[] }) => (
  <RowTable
    caption={messages.hiresCaption}
    rows={rows}
    nothing={messages.noHires}
    columns={[
      { title: messages.project, cell: (row) => row.project_name || '—' },
      { title: messages.client, cell: (row) => <a href={`mailto:${row.client_email}`}>{row.client_name}</a> },
      { title: messages.designer, cell: (row) => row.designer_name },
      {
        title: messages.state,
        cell: (row) => (
          <>
            <StatusChip tone={hireStateTones[row.state]}>{hireStateWords[row.state]}</StatusChip>{' '}
            {momentOf(row.changed_at)}
          </>
        ),
      },
      { title: messages.money, cell: moneyOf },
      {
        title: messages.actions,
        cell: (row) => (
          <>
            <Cancel row={row} onChange={onChange} /> <RefundDecision row={row} onChange={onChange} />
          </>
        ),
      },
    ]}
  />
)

const moneyOf = ({ price_cents, held_cents, paid_cents, refunded_cents }: AdminHire): string => {
  if (price_cents === null) return messages.byQuote
  const back = refunded_cents > 0 ? `, ${messages.refunded(money(refunded_cents))}` : ''
  return `${money(price_cents)}: ${messages.moneyOf(money(held_cents), money(paid_cents))}${back}`
}

const Cancel = ({ row, onChange }: Changing & { row: AdminHire }) => {
  const [isAsked, setAsked] = useState(false)
  if (!row.can_cancel) return null
  const cancel = async (reason: string) => {
    const body = { action: 'cancel' as const, reason }
    const { message } = await call('PUT /api/admin/hires/{id}', { params: { id: row.id }, body })
    onChange()
    return message
  }
  return (
    <>
      <button type="button" className="account-plain" onClick={() => setAsked(true)}>
        {messages.cancel}
      </button>
      {isAsked && (
        <ReasonDialog
          title={messages.cancel}
          label={messages.why}
          onSend={cancel}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  )
}
