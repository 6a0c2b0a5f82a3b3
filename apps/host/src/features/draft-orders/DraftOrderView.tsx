import type { DraftOrder } from '@showroom/contract/draft-order/draft-order'
import { shownDay } from '@showroom/contract/shared/day'
import { Fact, FactList } from '../../kit/FactList.tsx'
import { momentOf } from '../../kit/moments.ts'
import { DraftOrderActions } from './DraftOrderActions.tsx'
import { savedInProView } from './in-pro-view.ts'
import { LineFacts, LineSums } from './LineFacts.tsx'
import { StateChip } from './StateChip.tsx'
import { Sums } from './Sums.tsx'
import type { MadeLink } from './useDraftOrderForm.ts'
import { draftOrdersMessages as messages } from './messages.ts'

export type ViewProps = {
  made: DraftOrder
  onMade: (made: DraftOrder) => void
  link: MadeLink | null
  onLinked: (link: MadeLink) => void
  onCopied: (copy: DraftOrder) => void
}

/** What was sent, and what became of it. */
export const DraftOrderView = (props: ViewProps) => {
  const { made } = props
  return (
    <div className="draft-order-view">
      <header>
        <h2>{made.client_name}</h2>
        <StateChip state={made.state} />
      </header>
      <Facts made={made} />
      <DraftOrderActions {...props} />
      <ul className="draft-order-lines">
        {made.lines.map((line) => (
          <li key={line.product_id} data-left-out={line.is_taken === false || undefined}>
            <LineFacts line={line} />
            <p className="draft-order-amount">
              {messages.amount(line.qty, line.uom)}
              {line.is_taken === false && <small>{messages.leftOut}</small>}
            </p>
            <LineSums line={line} />
            {line.problem !== null && made.state === 'sent' && (
              <p className="draft-order-problem">{line.problem}</p>
            )}
          </li>
        ))}
      </ul>
      <Sums
        sums={{ ...made, problem: made.can.send ? made.problem : null }}
        isOver={!isLive(made)}
        askEarns={async () => (await savedInProView(made.id)).earns_cents}
      />
    </div>
  )
}

/** The client may still order it at today’s price. */
const isLive = ({ state }: DraftOrder): boolean => state === 'sent' || state === 'approved'

const Facts = ({ made }: { made: DraftOrder }) => (
  <FactList>
    <Fact name={messages.email}>
      <a href={`mailto:${made.email}`}>{made.email}</a>
    </Fact>
    {made.project !== null && <Fact name={messages.project}>{made.project}</Fact>}
    <Fact name={messages.until}>{shownDay(made.valid_until)}</Fact>
    <At name={messages.sentAt} moment={made.sent_at} />
    <Fact name={messages.opened}>
      {made.opened_at === null ? messages.notOpened : momentOf(made.opened_at)}
    </Fact>
    <At name={messages.approvedAt} moment={made.approved_at} />
    <At name={messages.declinedAt} moment={made.declined_at} />
    {made.declined_at !== null && (
      <Fact name={messages.reason}>{made.decline_reason || messages.noReason}</Fact>
    )}
    {made.order_number !== null && <Fact name={messages.orderNumber}>{made.order_number}</Fact>}
    {made.note !== '' && <Fact name={messages.note}>{made.note}</Fact>}
  </FactList>
)

const At = ({ name, moment }: { name: string; moment: string | null }) =>
  moment !== null && <Fact name={name}>{momentOf(moment)}</Fact>
