import type { DesignerHire } from '@showroom/contract/designer/hire'
import { hasAccess } from '@showroom/contract/designer/hire-state.rules'
import { hireStateTones, hireStateWords } from '@showroom/contract/designer/hire-state.messages'
import { useRef } from 'react'
import { Link, useParams } from 'react-router'
import { StatusChip } from '../../../kit/StatusChip.tsx'
import { useRead } from '../../../data/useRead.ts'
import { Loaded } from '../../../kit/Loaded.tsx'
import { momentOf } from '../../../kit/moments.ts'
import { useKeptFocus } from '../../../kit/useKeptFocus.ts'
import { Breadcrumb } from '../../../layout/Breadcrumb.tsx'
import { usePageTitle } from '../../../layout/usePageTitle.ts'
import { paths } from '../../../paths.ts'
import { designerMessages } from '../messages.ts'
import { Facts } from './Facts.tsx'
import { HirePayment } from './HirePayment.tsx'
import { HireActions } from './HireActions.tsx'
import { factsOfBrief, factsOfHire } from './hire-facts.ts'
import { Milestones } from './Milestones.tsx'
import { Refunds } from './Refunds.tsx'
import { WriteReview } from './WriteReview.tsx'
import { hireMessages as messages } from './messages.ts'
import '../../account/Account.css'
import '../../../kit/form/form.css'
import '../../orders/Orders.css'
import '../Designers.css'
import './Hire.css'

/** /hires/{id}: one request, from the asking to the review, for its client and its designer. */
export const HirePage = () => {
  const { id = '' } = useParams()
  const read = useRead('GET /api/designer_hire/{id}', { params: { id } })
  return (
    <div className="page page-top">
      {read.kind === 'failed' && <h1>{designerMessages.designers}</h1>}
      <Loaded key={id} read={read}>
        {({ data }) => <Shown hire={data} onChange={read.replace} onStale={read.retry} />}
      </Loaded>
    </div>
  )
}

export type HireProps = {
  hire: DesignerHire
  onChange: (hire: DesignerHire) => void
  /** Something else has changed it: it is read again. */
  onStale: () => void
}

const Shown = ({ hire, onChange, onStale }: HireProps) => {
  const box = useRef<HTMLDivElement>(null)
  useKeptFocus(box)
  const title = messages.title(
    hire.project.name,
    hire.side === 'client' ? hire.designer.name : hire.client_name,
  )
  usePageTitle(title)
  return (
    <>
      <Breadcrumb
        crumbs={[
          { name: designerMessages.designers, to: paths.accountPanel('designers') },
          { name: title, to: null },
        ]}
      />
      <div ref={box} className="designer-hire">
        <header>
          <h1>{title}</h1>
          <p className="designer-state">
            <StatusChip tone={hireStateTones[hire.state]}>{hireStateWords[hire.state]}</StatusChip>
            <span className="designer-soft">{messages.requestedOn(momentOf(hire.requested_at))}</span>
          </p>
        </header>
        {hire.payment.due_cents > 0 && <HirePayment hire={hire} onHeld={onStale} />}
        <section aria-labelledby="hire-now">
          <h2 id="hire-now" tabIndex={-1} data-focus-home="">
            {messages.whatNow}
          </h2>
          <Waiting hire={hire} />
          <HireActions hire={hire} onChange={onChange} onStale={onStale} />
        </section>
        {hire.can.review && <WriteReview hire={hire} onChange={onChange} onStale={onStale} />}
        <section aria-labelledby="hire-facts">
          <h2 id="hire-facts">{messages.package}</h2>
          <Facts facts={factsOfHire(hire)} />
        </section>
        {hire.milestones.length > 0 && <Milestones hire={hire} />}
        <Refunds hire={hire} onChange={onChange} onStale={onStale} />
        <section aria-labelledby="hire-brief">
          <h2 id="hire-brief">{messages.brief}</h2>
          <Facts facts={factsOfBrief(hire)} />
        </section>
      </div>
    </>
  )
}

/** Who has the next word, and the way into the project. */
const Waiting = ({ hire }: { hire: DesignerHire }) => (
  <>
    <p>{nextWordOf(hire)}</p>
    {hire.project.is_deleted && <p className="designer-soft">{messages.projectDeleted}</p>}
    {hire.project.id && (
      <p className="account-actions">
        <Link to={paths.project(hire.project.id)}>{messages.openProject}</Link>
        {hasAccess(hire.state) && (
          <Link to={paths.project(hire.project.id, 'chat')}>{messages.writeMessage}</Link>
        )}
      </p>
    )}
  </>
)

const nextWordOf = ({ state, quote, package: chosen }: DesignerHire): string => {
  if (state === 'unpaid') return messages.waitingForCard
  if (state === 'requested') return quote && !chosen ? messages.waitingForClient : messages.waitingForDesigner
  if (state === 'accepted' || state === 'active') return messages.waitingForDesigner
  if (state === 'delivered') return messages.waitingForClient
  return state === 'approved' ? messages.closesAlone : messages.over
}
