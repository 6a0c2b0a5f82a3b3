import type { ChatMessage, ProjectChat } from '@showroom/contract/chat/chat'
import { Fragment, type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useStore } from '../shop/context.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { spoken } from './chat-view.ts'
import { Message } from './Message.tsx'
import { chatWords } from './messages.ts'
import type { Chat } from './open-chat.ts'
import { PendingMessage } from './PendingMessage.tsx'
import { dayOf, dayText, hasCome, listed, seenBy } from './words.ts'

type MessageListProps = {
  chat: Chat
  loaded: ProjectChat
  onAnswer: (no: number) => void
  /** The place of a message that is looked for. */
  at?: number | undefined
  /** What stands there before the first message. */
  nothing?: ReactNode
  /** Not while something else stands in its place: then nothing is read. */
  isShown?: boolean
}

/** So near the end counts as reading along. */
const nearPx = 80

export const MessageList = ({ chat, loaded, onAnswer, at, nothing, isShown = true }: MessageListProps) => {
  const messages = useStore(chat.view, (view) => view.messages)
  const pending = useStore(chat.view, (view) => view.pending)
  const hasOlder = useStore(chat.view, (view) => view.hasOlder)
  const isLoadingOlder = useStore(chat.view, (view) => view.isLoadingOlder)
  const isOlderFailed = useStore(chat.view, (view) => view.isOlderFailed)
  const box = useRef<HTMLDivElement>(null)
  // Where the new ones began when the chat was opened: it does not move while they are read.
  const [unreadFrom] = useState(loaded.thread.unread > 0 ? loaded.thread.seen_no + 1 : null)
  const { me } = loaded
  const { unseen, toEnd, onScroll } = useReadingAlong(box, { chat, messages, at, pending, me, isShown })
  const last = messages.at(-1)
  return (
    <div className="chat-list">
      <div
        className="chat-scroll"
        ref={box}
        onScroll={onScroll}
        role="log"
        aria-label={chatWords.messagesTab}
        tabIndex={0}
      >
        {hasOlder && (
          <p className="chat-older">
            <Button isBusy={isLoadingOlder} onClick={() => void chat.loadOlder()}>
              {chatWords.older}
            </Button>
            {isOlderFailed && <span role="alert"> {chatWords.notDone}</span>}
          </p>
        )}
        {messages.length + pending.length === 0 &&
          (nothing ?? <EmptyState title={chatWords.noMessages} text={chatWords.noMessagesText} />)}
        {spoken(messages, dayOf).map(({ message, isNewDay, isSameAuthor }) => (
          <Fragment key={message.no}>
            {isNewDay && <p className="chat-day">{dayText(message.created_at)}</p>}
            {message.no === unreadFrom && <p className="chat-new">{chatWords.unreadFrom}</p>}
            <Message
              chat={chat}
              loaded={loaded}
              message={message}
              isSameAuthor={isSameAuthor}
              onAnswer={onAnswer}
            />
          </Fragment>
        ))}
        {pending.map((message) => (
          <PendingMessage key={message.clientId} chat={chat} message={message} />
        ))}
        {last?.author?.id === me && pending.length === 0 && <Receipt loaded={loaded} no={last.no} />}
      </div>
      {unseen > 0 && (
        <button type="button" className="chat-below" onClick={toEnd}>
          {chatWords.newBelow(unseen)}
        </button>
      )}
    </div>
  )
}

/** Below what one has said last. */
const Receipt = ({ loaded: { people, me }, no }: { loaded: ProjectChat; no: number }) => {
  const readers = seenBy(people, me, no)
  const mark = hasCome(people, me, no) ? chatWords.delivered : chatWords.sent
  return <p className="chat-receipt">{readers[0] ? chatWords.seenBy(listed(readers)) : mark}</p>
}

type Reading = {
  chat: Chat
  messages: readonly ChatMessage[]
  at: number | undefined
  pending: readonly unknown[]
  me: string
  isShown: boolean
}

/** Who stands at the end stays there and has read what comes; who looks back is told how much came. */
const useReadingAlong = (box: RefObject<HTMLDivElement | null>, reading: Reading) => {
  const { chat, messages, at, pending, me, isShown } = reading
  const isAtEnd = useRef(at === undefined)
  const before = useRef({ first: 0, height: 0, waiting: pending.length })
  const lastNo = messages.at(-1)?.no ?? 0
  const [seenNo, setSeenNo] = useState(lastNo)

  const see = () => {
    if (!isShown || document.visibilityState !== 'visible') return
    setSeenNo(lastNo)
    chat.seen(lastNo)
  }
  const toEnd = () => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight
    isAtEnd.current = true
    see()
  }
  useLayoutEffect(() => {
    const { current } = box
    if (!current) return
    const first = messages[0]?.no ?? 0
    const { first: firstBefore, height, waiting } = before.current
    // What one has just said oneself is looked at.
    if (pending.length > waiting) isAtEnd.current = true
    if (isAtEnd.current) current.scrollTop = current.scrollHeight
    // Older ones came above: what is read stays where it is.
    else if (first < firstBefore) current.scrollTop += current.scrollHeight - height
    before.current = { first, height: current.scrollHeight, waiting: pending.length }
    // What could not be sent says so below it.
  }, [box, messages, pending, isShown])
  useEffect(() => {
    const look = () => isAtEnd.current && see()
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  })
  useSoughtMessage(box, { chat, messages, at })
  return {
    unseen: messages.filter(({ no, author }) => no > seenNo && author?.id !== me).length,
    toEnd,
    onScroll: () => {
      const { current } = box
      if (!current) return
      isAtEnd.current = current.scrollHeight - current.scrollTop - current.clientHeight < nearPx
      if (isAtEnd.current) see()
    },
  }
}

/** Looks back until the message is there that somebody came for, and shows it. */
const useSoughtMessage = (
  box: RefObject<HTMLDivElement | null>,
  { chat, messages, at }: Pick<Reading, 'chat' | 'messages' | 'at'>,
) => {
  const sought = useRef(at)
  useEffect(() => {
    const first = messages[0]?.no
    if (sought.current === undefined || first === undefined) return
    if (first > sought.current) return void chat.loadOlder()
    const found = box.current?.querySelector(`[data-no="${sought.current}"]`)
    sought.current = undefined
    if (!(found instanceof HTMLElement)) return
    found.tabIndex = -1
    found.scrollIntoView({ block: 'center' })
    found.focus({ preventScroll: true })
  }, [box, chat, messages])
}
