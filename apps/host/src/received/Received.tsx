import { Pagination } from '@showroom/widgets/ui/Pagination.tsx'
import { paginationCss } from '@showroom/widgets/ui/Pagination.css.ts'
import { adoptStyles } from '@showroom/widgets/ui/sheets.ts'
import { useCallback, useInsertionEffect } from 'react'
import { Answered } from '../account/Answered.tsx'
import { useAsked } from '../account/useAsked.ts'
import { quietCall } from '../session/call.ts'
import { ExportButton } from './ExportButton.tsx'
import { LeadTable } from './LeadTable.tsx'
import { MessageTable } from './MessageTable.tsx'
import { type Kind, kinds, type Shown, useReceived } from './useReceived.ts'
import { ReceivedFilters } from './ReceivedFilters.tsx'
import './Received.css'

const tabs: Record<Kind, string> = { leads: 'Leads', messages: 'Messages' }

/** What came in by the popup and by the contact form, newest first. */
export const Received = () => {
  const { shown, show } = useReceived()
  useInsertionEffect(() => adoptStyles(document, [paginationCss]), [])
  return (
    <div className="received">
      <div className="received-tabs" role="group" aria-label="What came in">
        {kinds.map((kind) => (
          <button
            key={kind}
            type="button"
            aria-pressed={kind === shown.kind}
            onClick={() => show({ kind: kind === 'leads' ? null : kind, page: null })}
          >
            {tabs[kind]}
          </button>
        ))}
      </div>
      <div className="received-bar">
        <ReceivedFilters key={shown.kind} shown={shown} onShow={show} />
        <ExportButton shown={shown} />
      </div>
      {shown.kind === 'leads' ? (
        <Leads shown={shown} onPage={(page) => show({ page: String(page) })} />
      ) : (
        <Messages shown={shown} onPage={(page) => show({ page: String(page) })} />
      )}
    </div>
  )
}

type ListProps = { shown: Shown; onPage: (page: number) => void }

const Leads = ({ shown: { query, page, isFiltered }, onPage }: ListProps) => {
  const { s, from, to } = query
  const ask = useCallback(
    (signal: AbortSignal) => quietCall('GET /api/admin/leads', { query: { s, from, to, page }, signal }),
    [s, from, to, page],
  )
  return (
    <Answered asked={useAsked(ask)} rows={5}>
      {({ data, total, current_page, last_page }) => (
        <>
          <Total count={total} one="lead" many="leads" />
          <LeadTable rows={data} isFiltered={isFiltered} />
          <Pagination of="leads" page={current_page} lastPage={last_page} onPage={onPage} />
        </>
      )}
    </Answered>
  )
}

const Messages = ({ shown: { query, page, isFiltered }, onPage }: ListProps) => {
  const { s, from, to } = query
  const ask = useCallback(
    (signal: AbortSignal) => quietCall('GET /api/admin/messages', { query: { s, from, to, page }, signal }),
    [s, from, to, page],
  )
  return (
    <Answered asked={useAsked(ask)} rows={5}>
      {({ data, total, current_page, last_page }) => (
        <>
          <Total count={total} one="message" many="messages" />
          <MessageTable rows={data} isFiltered={isFiltered} />
          <Pagination of="messages" page={current_page} lastPage={last_page} onPage={onPage} />
        </>
      )}
    </Answered>
  )
}

const Total = ({ count, one, many }: { count: number; one: string; many: string }) => (
  <p role="status" className="received-total">
    {count === 1 ? `1 ${one}` : `${count} ${many}`}
  </p>
)
