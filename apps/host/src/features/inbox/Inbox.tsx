import { type ReactNode } from 'react'
import { Loaded } from '../../kit/Loaded.tsx'
import { type Read, useRead } from '../../data/useRead.ts'
import { Pagination } from '../../kit/Pagination.tsx'
import { PressedTabs } from '../../kit/PressedTabs.tsx'
import { ExportButton } from './ExportButton.tsx'
import { LeadTable } from './LeadTable.tsx'
import { MessageTable } from './MessageTable.tsx'
import { type Kind, kinds, type Shown, useInbox } from './useInbox.ts'
import { InboxFilters } from './InboxFilters.tsx'
import { inboxMessages as messages } from './messages.ts'
import './Inbox.css'

const names: Record<Kind, string> = { leads: messages.leads, messages: messages.messages }

/** What came in by the popup and by the contact form, newest first. */
export const Inbox = () => {
  const { shown, show } = useInbox()
  const List = shown.kind === 'leads' ? Leads : Messages
  return (
    <div className="received">
      <PressedTabs
        label={messages.whatCameIn}
        tabs={kinds.map((kind) => ({ key: kind, name: names[kind] }))}
        pressed={shown.kind}
        onPress={(kind) => show({ kind: kind === 'leads' ? null : kind, page: null })}
      />
      <div className="received-bar">
        <InboxFilters key={shown.kind} shown={shown} onShow={show} />
        <ExportButton shown={shown} />
      </div>
      <List shown={shown} onPage={(page) => show({ page: String(page) })} />
    </div>
  )
}

type ListProps = { shown: Shown; onPage: (page: number) => void }

const Leads = ({ shown: { query, page, isFiltered }, onPage }: ListProps) => {
  const read = useRead('GET /api/admin/leads', { query: { ...query, page } })
  return (
    <Paged read={read} one={messages.oneLead} many={messages.manyLeads} onPage={onPage}>
      {(rows) => <LeadTable rows={rows} nothing={isFiltered ? messages.nothingFits : messages.noLeads} />}
    </Paged>
  )
}

const Messages = ({ shown: { query, page, isFiltered }, onPage }: ListProps) => {
  const read = useRead('GET /api/admin/messages', { query: { ...query, page } })
  return (
    <Paged read={read} one={messages.oneMessage} many={messages.manyMessages} onPage={onPage}>
      {(rows) => (
        <MessageTable rows={rows} nothing={isFiltered ? messages.nothingFits : messages.noMessages} />
      )}
    </Paged>
  )
}

type Page = { data: readonly unknown[]; total: number; current_page: number; last_page: number }
type PagedProps<Found extends Page> = {
  read: Read<Found>
  one: string
  many: string
  onPage: (page: number) => void
  children: (rows: Found['data']) => ReactNode
}

const Paged = <Found extends Page>({ read, one, many, onPage, children }: PagedProps<Found>) => (
  <Loaded read={read} rows={5}>
    {({ data, total, current_page, last_page }) => (
      <>
        <p role="status" className="received-total">
          {total === 1 ? `1 ${one}` : `${total} ${many}`}
        </p>
        {children(data)}
        <Pagination of={many} page={current_page} lastPage={last_page} onPage={onPage} />
      </>
    )}
  </Loaded>
)
