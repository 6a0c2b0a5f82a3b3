import type { ChatThread } from '@showroom/contract/chat/chat'
import { type ReactNode, useEffect, useState } from 'react'
import { useShop } from '../shop/index.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { ChatRoom } from './ChatRoom.tsx'
import { ChatSkeleton } from './ChatSkeleton.tsx'
import { chatWords } from './messages.ts'
import { dayText } from './words.ts'

/** The chats of somebody’s projects, and the one that they opened. */
export const ThreadList = ({ startProject }: { startProject?: ReactNode }) => {
  const [opened, setOpened] = useState<string | null>(null)
  const [visits, setVisits] = useState(0)
  // What was read there is read here.
  const close = () => {
    setOpened(null)
    setVisits(visits + 1)
  }
  if (opened === null) return <Threads visits={visits} startProject={startProject} onOpen={setOpened} />
  return (
    <ChatRoom
      key={opened}
      project={opened}
      back={
        <Button kind="quiet" onClick={close}>
          {chatWords.back}
        </Button>
      }
    />
  )
}

type ThreadsProps = {
  /** The one that is open. */
  current?: string
  /** Asked for anew when this changes. */
  visits?: number
  startProject?: ReactNode
  onOpen: (project: string) => void
}

export const Threads = ({ current, visits = 0, startProject, onOpen }: ThreadsProps) => {
  const { threads, isFailed, retry } = useThreads(visits)
  if (isFailed && !threads)
    return <ErrorState title={chatWords.failed} text={chatWords.failedText} onRetry={retry} />
  if (!threads) return <ChatSkeleton />
  if (threads.length === 0)
    return (
      <EmptyState title={chatWords.noThreads} text={chatWords.noThreadsText}>
        {startProject}
      </EmptyState>
    )
  return (
    <ul className="chat-threads" aria-label={chatWords.threads}>
      {threads.map((thread) => (
        <li key={thread.project_id}>
          <ThreadButton
            thread={thread}
            isCurrent={thread.project_id === current}
            onOpen={() => onOpen(thread.project_id)}
          />
        </li>
      ))}
    </ul>
  )
}

/** What was there stays while it is asked for anew. Its own asking: a list of goods' is no part of a page with a chat. */
const useThreads = (visits: number) => {
  const { call } = useShop()
  const [threads, setThreads] = useState<readonly ChatThread[] | null>(null)
  const [isFailed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    const aborter = new AbortController()
    const { signal } = aborter
    setFailed(false)
    call('GET /api/projectChat', { signal }).then(
      ({ data }) => signal.aborted || setThreads(data.threads),
      () => signal.aborted || setFailed(true),
    )
    return () => aborter.abort()
  }, [call, visits, attempt])
  return { threads, isFailed, retry: () => setAttempt(attempt + 1) }
}

type ThreadButtonProps = { thread: ChatThread; isCurrent: boolean; onOpen: () => void }

const ThreadButton = ({ thread, isCurrent, onOpen }: ThreadButtonProps) => (
  <button type="button" className="chat-thread" aria-current={isCurrent || undefined} onClick={onOpen}>
    <span className="chat-thread-head">
      <b>{thread.project_name}</b>
      {thread.last_at && <time dateTime={thread.last_at}>{dayText(thread.last_at)}</time>}
    </span>
    <small>{thread.company_name}</small>
    <span className="chat-thread-last">{thread.last_text || chatWords.noMessages}</span>
    {thread.unread > 0 && !isCurrent && (
      <span className="chat-unread">
        <span aria-hidden="true">
          {thread.is_mentioned && '@'}
          {thread.unread}
        </span>
        <span className="said">
          {chatWords.unread(thread.unread)}
          {thread.is_mentioned && `, ${chatWords.mentioned}`}
        </span>
      </span>
    )}
  </button>
)
