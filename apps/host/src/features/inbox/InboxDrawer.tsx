import type { InboxSheet } from '@showroom/contract/inbox/inbox'
import { useRead } from '../../data/useRead.ts'
import { Fact, FactList } from '../../kit/FactList.tsx'
import { Dialog } from '../../kit/form/Dialog.tsx'
import { Loaded } from '../../kit/Loaded.tsx'
import { momentOf } from '../../kit/moments.ts'
import { History } from '../applications/review/History.tsx'
import { InboxStateChip } from './InboxStateChip.tsx'
import { ReplyForm } from './ReplyForm.tsx'
import { WorkForm } from './WorkForm.tsx'
import { inboxMessages as messages } from './messages.ts'
import '../applications/review/Applications.css'

type Props = { id: string; onChanged: () => void; onClose: () => void }

/** One lead or message: what it says, what was answered, and whose it is. */
export const InboxDrawer = ({ id, onChanged, onClose }: Props) => {
  const read = useRead('GET /api/admin/inbox/{id}', { params: { id } })
  const changed = (sheet: InboxSheet) => {
    read.replace(sheet)
    onChanged()
  }
  return (
    <Dialog title={read.last?.data.name ?? messages.one} shape="drawer" onClose={onClose}>
      <Loaded read={read} rows={7}>
        {({ data: sheet }) => (
          <div className="inbox-sheet">
            <p>
              <InboxStateChip state={sheet.state} />
            </p>
            <Facts sheet={sheet} />
            {sheet.words !== '' && (
              <section>
                <h3>{messages.theyWrote}</h3>
                <p className="inbox-quote">{sheet.words}</p>
              </section>
            )}
            <Replies sheet={sheet} />
            <ReplyForm sheet={sheet} onSheet={changed} />
            <WorkForm key={sheet.version} sheet={sheet} onSheet={changed} again={read.retry} />
            {sheet.history.length > 0 && <History history={sheet.history} />}
          </div>
        )}
      </Loaded>
    </Dialog>
  )
}

const Facts = ({ sheet }: { sheet: InboxSheet }) => (
  <FactList>
    <Fact name={messages.about}>{messages.aboutOf(sheet.kind, sheet.about)}</Fact>
    {sheet.role !== '' && <Fact name={messages.role}>{sheet.role}</Fact>}
    <Fact name={messages.email}>
      <a href={`mailto:${sheet.email}`}>{sheet.email}</a>
    </Fact>
    {sheet.phone !== '' && (
      <Fact name={messages.phone}>
        <a href={`tel:${sheet.phone.replace(/[^\d+]/g, '')}`}>{sheet.phone}</a>
      </Fact>
    )}
    {sheet.order_number !== '' && <Fact name={messages.orderNumber}>{sheet.order_number}</Fact>}
    {sheet.page !== '' && <Fact name={messages.page}>{sheet.page}</Fact>}
    <Fact name={messages.receivedPacific}>{momentOf(sheet.received_at)}</Fact>
  </FactList>
)

const Replies = ({ sheet: { replies } }: { sheet: InboxSheet }) =>
  replies.length > 0 && (
    <section>
      <h3>{messages.answers}</h3>
      <ol className="inbox-replies">
        {replies.map(({ id, at, who, message }) => (
          <li key={id}>
            <p className="applications-soft">{messages.answeredBy(who, momentOf(at))}</p>
            <p className="inbox-quote">{message}</p>
          </li>
        ))}
      </ol>
    </section>
  )
