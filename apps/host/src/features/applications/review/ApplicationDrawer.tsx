import type { ReviewedApplication } from '@showroom/contract/application/application'
import { Loaded } from '../../../kit/Loaded.tsx'
import { useRead } from '../../../data/useRead.ts'
import { useMinute } from '../../../kit/useMinute.ts'
import { Dialog } from '../../../kit/form/Dialog.tsx'
import { Left } from './Left.tsx'
import { Decision } from './Decision.tsx'
import { Documents } from './Documents.tsx'
import { Facts } from './Facts.tsx'
import { History } from './History.tsx'
import { StateChip } from './StateChip.tsx'
import { reviewMessages as messages } from './messages.ts'

type Props = { id: string; onDecided: () => void; onClose: () => void }

/** All that a decision needs, on one sheet. */
export const ApplicationDrawer = ({ id, onDecided, onClose }: Props) => {
  const read = useRead('GET /api/admin/applications/{id}', { params: { id } })
  const title = read.kind === 'ready' ? read.reply.data.company_name : messages.someApplication
  return (
    <Dialog title={title} shape="drawer" onClose={onClose}>
      <Loaded read={read} rows={6}>
        {({ data: application }) => (
          <Sheet
            application={application}
            onChange={(changed) => {
              read.replace(changed)
              onDecided()
            }}
            again={read.retry}
          />
        )}
      </Loaded>
    </Dialog>
  )
}

type SheetProps = {
  application: ReviewedApplication
  onChange: (application: ReviewedApplication) => void
  again: () => void
}

const Sheet = ({ application, onChange, again }: SheetProps) => {
  const now = useMinute()
  return (
    <div className="applications-sheet">
      <p className="applications-state">
        <StateChip state={application.state} />
        {application.due_at !== null && (
          <span>
            {messages.timeLeftLabel} <Left dueAt={application.due_at} now={now} />
          </span>
        )}
        {application.showroom_id !== null && <span>{messages.showroomId(application.showroom_id)}</span>}
      </p>
      {application.appeal !== '' && (
        <section>
          <h3>{messages.theyAskUsTo}</h3>
          <p className="applications-words">{application.appeal}</p>
          {application.reason !== '' && (
            <p className="applications-soft">{messages.weHadDeclined(application.reason)}</p>
          )}
        </section>
      )}
      <Facts application={application} />
      <Documents documents={application.documents} requests={application.requests} />
      <Decision application={application} onChange={onChange} again={again} />
      <History history={application.history} />
    </div>
  )
}
