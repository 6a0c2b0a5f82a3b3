import type { AdminDesigner } from '@showroom/contract/designer/admin-designer.endpoints'
import { money } from '@showroom/widgets/ui/format.ts'
import { type FormEvent, useState } from 'react'
import { call } from '../../../data/call.ts'
import { useRead } from '../../../data/useRead.ts'
import { useSubmit } from '../../../data/useSubmit.ts'
import { TextField } from '../../../kit/form/TextField.tsx'
import { Loaded } from '../../../kit/Loaded.tsx'
import { momentOf } from '../../../kit/moments.ts'
import { Pagination } from '../../../kit/Pagination.tsx'
import { RowTable } from '../../../kit/RowTable.tsx'
import { toast } from '../../../kit/toast/toast.ts'
import { ReasonDialog } from './ReasonDialog.tsx'
import { adminDesignerMessages as messages } from './messages.ts'

export const DesignerTable = () => {
  const [typed, setTyped] = useState('')
  const [asked, setAsked] = useState({ s: '', page: 1 })
  const read = useRead('GET /api/admin/designers', { query: asked })
  const find = (event: FormEvent) => {
    event.preventDefault()
    setAsked({ s: typed, page: 1 })
  }
  return (
    <>
      <form className="form" role="search" onSubmit={find}>
        <TextField name="s" label={messages.find} autoComplete="off" value={typed} onChange={setTyped} />
      </form>
      <Loaded read={read} rows={3}>
        {({ data, current_page, last_page }) => (
          <>
            <Table rows={data} onChange={read.retry} />
            <Pagination
              of={messages.pagesOfDesigners}
              page={current_page}
              lastPage={last_page}
              onPage={(page) => setAsked({ ...asked, page })}
            />
          </>
        )}
      </Loaded>
    </>
  )
}

type Changing = { onChange: () => void }

const Table = ({ rows, onChange }: Changing & { rows: readonly AdminDesigner[] }) => (
  <RowTable
    caption={messages.designersCaption}
    rows={rows}
    nothing={messages.noDesigners}
    columns={[
      { title: messages.name, cell: (row) => <a href={`mailto:${row.email}`}>{row.name}</a> },
      { title: messages.company, cell: (row) => row.company_name || '—' },
      { title: messages.license, cell: licenseOf },
      { title: messages.work, cell: (row) => messages.openHires(row.open_hires, money(row.paid_cents)) },
      { title: messages.standing, cell: standingOf },
      { title: messages.actions, cell: (row) => <Actions row={row} onChange={onChange} /> },
    ]}
  />
)

const licenseOf = ({ license_number, license_verified_at }: AdminDesigner): string =>
  [
    license_number ?? messages.noLicense,
    ...(license_verified_at ? [messages.verified(momentOf(license_verified_at))] : []),
  ].join(', ')

const standingOf = ({ hidden_at, hidden_reason, is_listed }: AdminDesigner): string => {
  if (hidden_at) return messages.hidden(hidden_reason)
  return is_listed ? messages.listed : messages.unlisted
}

const Actions = ({ row, onChange }: Changing & { row: AdminDesigner }) => {
  const [isHiding, setHiding] = useState(false)
  const params = { id: row.id }
  const { run } = useSubmit(async (action: 'verify_license' | 'show') => {
    const { message } = await call('PUT /api/admin/designers/{id}', { params, body: { action } })
    onChange()
    if (message) toast.success(message)
  })
  const hide = async (reason: string) => {
    const body = { action: 'hide' as const, reason }
    const { message } = await call('PUT /api/admin/designers/{id}', { params, body })
    onChange()
    return message
  }
  return (
    <>
      {row.license_number !== null && row.license_verified_at === null && (
        <button type="button" className="account-plain" onClick={() => void run('verify_license')}>
          {messages.verify}
        </button>
      )}
      <button
        type="button"
        className="account-plain"
        onClick={() => (row.hidden_at ? void run('show') : setHiding(true))}
      >
        {row.hidden_at ? messages.show : messages.hide}
      </button>
      {isHiding && (
        <ReasonDialog
          title={messages.hide}
          label={messages.hideWhy}
          onSend={hide}
          onClose={() => setHiding(false)}
        />
      )}
    </>
  )
}
