import type { HireSide } from '@showroom/contract/designer/designer-choices'
import type { DesignerHire } from '@showroom/contract/designer/hire'
import { hireStateTones, hireStateWords } from '@showroom/contract/designer/hire-state.messages'
import { money } from '@showroom/widgets/ui/format.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { StatusChip } from '../../../kit/StatusChip.tsx'
import { useRead } from '../../../data/useRead.ts'
import { Loaded } from '../../../kit/Loaded.tsx'
import { momentOf } from '../../../kit/moments.ts'
import { Pagination } from '../../../kit/Pagination.tsx'
import { Empty } from '../../../kit/picture/Empty.tsx'
import { PressedTabs } from '../../../kit/PressedTabs.tsx'
import { paths } from '../../../paths.ts'
import { useSession } from '../../../session/session.ts'
import { hireMessages as messages } from './messages.ts'
import '../../orders/Orders.css'
import '../Designers.css'

const tabs = [
  { key: 'designer', name: messages.askedOfMe },
  { key: 'client', name: messages.askedByMe },
] as const

/** /account/designers: whom one has asked; for a Pro first who has asked them. */
export const HireList = () => {
  const isPro = useSession(({ user }) => user?.type === 'Contractor')
  const [side, setSide] = useState<HireSide>(isPro ? 'designer' : 'client')
  const [page, setPage] = useState(1)
  const read = useRead('GET /api/designer_hire', { query: { side, page } })
  return (
    <div className="designer-requests">
      {isPro && (
        <PressedTabs
          label={messages.whose}
          tabs={tabs}
          pressed={side}
          onPress={(key) => {
            setSide(key)
            setPage(1)
          }}
        />
      )}
      <Loaded read={read} rows={2}>
        {({ data, last_page, total }) =>
          total === 0 ? (
            <Nobody side={side} />
          ) : (
            <>
              <ul className="account-rows">
                {data.map((hire) => (
                  <Row key={hire.id} hire={hire} />
                ))}
              </ul>
              <Pagination
                of={messages.pages}
                page={Math.min(page, last_page)}
                lastPage={last_page}
                onPage={setPage}
              />
            </>
          )
        }
      </Loaded>
    </div>
  )
}

const Nobody = ({ side }: { side: HireSide }) => (
  <Empty picture="empty-projects" sentence={side === 'client' ? messages.nobodyAsked : messages.noRequests}>
    <Link className="button" to={paths.designers}>
      {side === 'client' ? messages.findOne : messages.toDesigners}
    </Link>
  </Empty>
)

const Row = ({ hire }: { hire: DesignerHire }) => {
  const who = hire.side === 'client' ? hire.designer.name : hire.client_name
  const price = hire.price_cents === null ? messages.byQuote : money(hire.price_cents)
  return (
    <li>
      <p>
        <Link to={paths.hire(hire.id)}>{messages.title(hire.project.name, who)}</Link>
        <span>
          {[price, messages.requestedOn(momentOf(hire.requested_at))].join(' · ')}
          {hire.answer_by && ` · ${messages.answerBy} ${momentOf(hire.answer_by)}`}
        </span>
      </p>
      <StatusChip tone={hireStateTones[hire.state]}>{hireStateWords[hire.state]}</StatusChip>
    </li>
  )
}
