import type { AiJob } from '@showroom/contract/design-ai/design-ai'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { Empty } from '../../kit/picture/Empty.tsx'
import { designAiMessages as messages } from './messages.ts'
import { LookCard } from './LookCard.tsx'
import type { Ideas } from './useIdeas.ts'

/** Nothing yet, waiting, drawing, there, or why not. */
export const Results = ({ ideas }: { ideas: Ideas }) => {
  const { job } = ideas
  if (job === null)
    return (
      <Empty picture="department-bathroom" sentence={messages.none}>
        <Link className="button quiet" to={paths.shop}>
          {messages.lookAround}
        </Link>
      </Empty>
    )
  if (ideas.isOpen) return <Underway ideas={ideas} job={job} />
  if (job.sentence !== null)
    return (
      <p className={job.state === 'cancelled' ? 'ai-note' : 'ai-note bad'} role="status">
        {job.sentence}
      </p>
    )
  return (
    <>
      {job.refinement && <p className="ai-soft">{messages.refined(job.refinement)}</p>}
      {job.not_understood.length > 0 && (
        <p className="ai-note">{messages.notUnderstood(job.not_understood)}</p>
      )}
      {job.hidden > 0 && <p className="ai-note">{messages.hidden(job.hidden)}</p>}
      <ul className="ai-looks">
        {job.pictures.map((picture, index) => (
          <li key={picture.id}>
            <LookCard
              job={job}
              picture={picture}
              title={messages.look(index + 1, job.pictures.length)}
              ideas={ideas}
            />
          </li>
        ))}
      </ul>
    </>
  )
}

const Underway = ({ ideas, job }: { ideas: Ideas; job: AiJob }) => (
  <div className="ai-underway">
    <p role="status">
      {job.state === 'queued' ? messages.queued(job.place ?? 1) : messages.drawing(job.progress)}
    </p>
    <progress max={100} value={job.state === 'queued' ? 0 : job.progress} aria-label={messages.results} />
    {ideas.isBroken && <p className="ai-soft">{messages.stillAsked}</p>}
    <div className="ai-looks" aria-hidden="true">
      {Array.from({ length: job.wish.pictures }, (_, index) => (
        <i key={index} className="ai-blank" />
      ))}
    </div>
    <button
      type="button"
      className="button quiet"
      disabled={ideas.cancel.isBusy}
      onClick={() => void ideas.cancel.run()}
    >
      {messages.cancel}
    </button>
  </div>
)
