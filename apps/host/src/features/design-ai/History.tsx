import type { AiJob } from '@showroom/contract/design-ai/design-ai'
import { useState } from 'react'
import { useReadOf } from '../../data/useRead.ts'
import { Loaded } from '../../kit/Loaded.tsx'
import { aiCall } from './ai-call.ts'
import { roomWords, styleWords } from './choice.messages.ts'
import { designAiMessages as messages } from './messages.ts'

type Props = { current: string | null; onOpen: (job: AiJob) => void }

/** What was asked for before, newest first; pressed, it stands on the screen again and is followed to its end. */
export const History = ({ current, onOpen }: Props) => {
  const [page, setPage] = useState(1)
  const read = useReadOf(['GET /api/AI/job', page, current], (signal) =>
    aiCall('GET /api/AI/job', { query: { page }, signal }),
  )
  return (
    <section className="ai-history" aria-labelledby="ai-history-title">
      <h2 id="ai-history-title">{messages.history}</h2>
      <Loaded read={read}>
        {({ data: { jobs, last_page } }) => {
          const others = jobs.filter(({ id }) => id !== current)
          return (
            <>
              {others.length === 0 && <p className="ai-soft">{messages.noHistory}</p>}
              <ul>
                {others.map((job) => (
                  <li key={job.id}>
                    <JobTile job={job} onOpen={onOpen} />
                  </li>
                ))}
              </ul>
              {page < last_page && (
                <button type="button" className="button quiet" onClick={() => setPage(page + 1)}>
                  {messages.older}
                </button>
              )}
            </>
          )
        }}
      </Loaded>
    </section>
  )
}

const JobTile = ({ job, onOpen }: { job: AiJob; onOpen: Props['onOpen'] }) => {
  const [picture] = job.pictures
  const styles = job.wish.styles.map((style) => styleWords[style]).join(', ')
  return (
    <button type="button" onClick={() => onOpen(job)}>
      {picture ? (
        <img src={picture.src} alt="" width={960} height={720} loading="lazy" />
      ) : (
        <span className="ai-tile-state">{stateOf(job)}</span>
      )}
      <span>{messages.openJob(roomWords[job.wish.room], styles)}</span>
    </button>
  )
}

/** What there is to read of a job that has nothing to show. */
const stateOf = ({ state, sentence, hidden }: AiJob): string => {
  if (state === 'queued') return messages.waiting
  if (state === 'running') return messages.beingDrawn
  return sentence ?? (hidden > 0 ? messages.hidden(hidden) : messages.noPictures)
}
