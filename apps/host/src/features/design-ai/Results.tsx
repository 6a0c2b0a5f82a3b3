import type { AiJob } from '@showroom/contract/design-ai/design-ai'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { wholeSentenceOf } from '../../data/failure.ts'
import { FormFailure } from '../../kit/form/FormFailure.tsx'
import { Empty } from '../../kit/picture/Empty.tsx'
import { designAiMessages as messages } from './messages.ts'
import { LookCard } from './LookCard.tsx'
import { TryAgain } from './TryAgain.tsx'
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
  if (job.sentence !== null) return <Ended ideas={ideas} job={job} sentence={job.sentence} />
  return (
    <>
      <FormFailure sentence={againSentence(ideas)} />
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

const againSentence = ({ again: { failure } }: Ideas): string | null => wholeSentenceOf(failure)

/** Why there are no pictures. What an engine has refused it would refuse again: there another wish helps. */
const Ended = ({ ideas, job, sentence }: { ideas: Ideas; job: AiJob; sentence: string }) => (
  <div className={job.state === 'cancelled' ? 'ai-note' : 'ai-note bad'}>
    <p role="status">{sentence}</p>
    <FormFailure sentence={againSentence(ideas)} />
    {job.state !== 'blocked' && <TryAgain ideas={ideas} job={job} />}
  </div>
)

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
