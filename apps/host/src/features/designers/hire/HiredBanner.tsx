import type { DesignerHire } from '@showroom/contract/designer/hire'
import { hasAccess } from '@showroom/contract/designer/hire-state.rules'
import { hireStateWords } from '@showroom/contract/designer/hire-state.messages'
import { Link } from 'react-router'
import { useRead } from '../../../data/useRead.ts'
import { paths } from '../../../paths.ts'
import { hireMessages as messages } from './messages.ts'

/** What the reader and this designer are at work on: the project, the milestone, and the way to talk. */
export const HiredBanner = ({ designerId }: { designerId: string }) => {
  const { last } = useRead('GET /api/designer_hire', { query: { side: 'client' } })
  const hires =
    last?.data.filter(({ designer, state }) => designer.id === designerId && hasAccess(state)) ?? []
  return hires.map((hire) => <Hired key={hire.id} hire={hire} />)
}

const Hired = ({ hire }: { hire: DesignerHire }) => (
  <section className="designer-note designer-hired" aria-label={messages.hiredFor(hire.project.name)}>
    <p>
      <b>{messages.hiredFor(hire.project.name)}</b>{' '}
      {[hireStateWords[hire.state], milestoneOf(hire)].filter(Boolean).join(' · ')}
    </p>
    <p className="account-actions">
      {hire.project.id && (
        <Link className="button" to={paths.project(hire.project.id, 'chat')}>
          {messages.writeMessage}
        </Link>
      )}
      <Link to={paths.hire(hire.id)}>{messages.seeIt}</Link>
    </p>
  </section>
)

/** “Milestone 1 of 2: Concept”; nothing where all are approved. */
const milestoneOf = ({ milestones }: DesignerHire): string => {
  const at = milestones.findIndex(({ approved_at }) => approved_at === null)
  const current = milestones[at]
  return current ? messages.milestoneAt(at + 1, milestones.length, current.title) : ''
}
