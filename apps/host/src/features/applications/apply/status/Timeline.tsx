import type { Application } from '@showroom/contract/application/application'
import { Icon } from '@showroom/widgets/ui/Icon.tsx'
import { applyMessages as messages } from '../messages.ts'

type Point = {
  name: string
  at: string | null
  kind: 'done' | 'now' | 'later'
  tone?: 'good' | 'bad' | 'ask'
}

const pointsOf = ({ state, submitted_at, decided_at, requests }: Application): Point[] => {
  const asked = requests.findLast(({ answered_at }) => answered_at === null)
  const submitted: Point = { name: messages.submitted, at: submitted_at, kind: 'done' }
  const reviewing: Point = {
    name: messages.reviewing,
    at: null,
    kind: state === 'reviewing' ? 'now' : 'done',
  }
  if (state === 'approved')
    return [submitted, reviewing, { name: messages.approved, at: decided_at, kind: 'done', tone: 'good' }]
  if (state === 'declined')
    return [submitted, reviewing, { name: messages.declined, at: decided_at, kind: 'done', tone: 'bad' }]
  if (state === 'more_needed')
    return [
      submitted,
      reviewing,
      { name: messages.moreNeeded, at: asked?.asked_at ?? null, kind: 'now', tone: 'ask' },
      { name: messages.decision, at: null, kind: 'later' },
    ]
  return [submitted, reviewing, { name: messages.decision, at: null, kind: 'later' }]
}

const shownMoment = (at: string) =>
  new Date(at).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' })

export const Timeline = ({ application }: { application: Application }) => (
  <ol className="status-line" aria-label={messages.howFarYourApplication}>
    {pointsOf(application).map(({ name, at, kind, tone }) => (
      <li key={name} data-is={kind} data-tone={tone} aria-current={kind === 'now' ? 'step' : undefined}>
        <span className="status-dot" aria-hidden="true">
          {kind === 'done' && <Icon name={tone === 'bad' ? 'close' : 'check'} size={14} />}
        </span>
        <strong>{name}</strong>
        {at !== null && <time dateTime={at}>{shownMoment(at)}</time>}
      </li>
    ))}
  </ol>
)
