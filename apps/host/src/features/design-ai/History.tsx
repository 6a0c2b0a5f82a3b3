import type { AiJob } from '@showroom/contract/design-ai/design-ai'
import { useState } from 'react'
import { useReadOf } from '../../data/useRead.ts'
import { Loaded } from '../../kit/Loaded.tsx'
import { aiCall } from './ai-call.ts'
import { roomWords, styleWords } from './choice.messages.ts'
import { designAiMessages as messages } from './messages.ts'

type Props = { current: string | null; onOpen: (job: AiJob) => void }

/** What was asked for before, newest first; pressed, it stands on the screen again. */
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
          const others = jobs.filter(({ id, pictures }) => id !== current && pictures.length > 0)
          return (
            <>
              {others.length === 0 && <p className="ai-soft">{messages.noHistory}</p>}
              <ul>
                {others.map((job) => (
                  <li key={job.id}>
                    <button type="button" onClick={() => onOpen(job)}>
                      <img src={job.pictures[0]?.src} alt="" width={960} height={720} loading="lazy" />
                      <span>
                        {messages.openJob(
                          roomWords[job.wish.room],
                          job.wish.styles.map((style) => styleWords[style]).join(', '),
                        )}
                      </span>
                    </button>
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
