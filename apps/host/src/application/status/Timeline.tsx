import type { Application } from '@showroom/contract/application/application'
import { Icon } from '@showroom/widgets/ui/Icon.tsx'

type Point = { name: string; at: string | null; is: 'done' | 'now' | 'later'; tone?: 'good' | 'bad' | 'ask' }

const pointsOf = ({ state, submitted_at, decided_at, requests }: Application): Point[] => {
  const asked = requests.findLast(({ answered_at }) => answered_at === null)
  const submitted: Point = { name: 'Submitted', at: submitted_at, is: 'done' }
  const reviewing: Point = { name: 'Reviewing', at: null, is: state === 'reviewing' ? 'now' : 'done' }
  if (state === 'approved')
    return [submitted, reviewing, { name: 'Approved', at: decided_at, is: 'done', tone: 'good' }]
  if (state === 'declined')
    return [submitted, reviewing, { name: 'Declined', at: decided_at, is: 'done', tone: 'bad' }]
  if (state === 'more_needed')
    return [
      submitted,
      reviewing,
      { name: 'More needed', at: asked?.asked_at ?? null, is: 'now', tone: 'ask' },
      { name: 'Decision', at: null, is: 'later' },
    ]
  return [submitted, reviewing, { name: 'Decision', at: null, is: 'later' }]
}

const shownMoment = (at: string) =>
  new Date(at).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' })

export const Timeline = ({ application }: { application: Application }) => (
  <ol className="status-line" aria-label="How far your application is">
    {pointsOf(application).map(({ name, at, is, tone }) => (
      <li key={name} data-is={is} data-tone={tone} aria-current={is === 'now' ? 'step' : undefined}>
        <span className="status-dot" aria-hidden="true">
          {is === 'done' && <Icon name={tone === 'bad' ? 'close' : 'check'} size={14} />}
        </span>
        <strong>{name}</strong>
        {at !== null && <time dateTime={at}>{shownMoment(at)}</time>}
      </li>
    ))}
  </ol>
)
