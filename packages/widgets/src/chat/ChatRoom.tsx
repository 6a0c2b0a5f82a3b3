import type { ProjectChat } from '@showroom/contract/chat/chat'
import type { OfficeShown } from '@showroom/contract/chat/office-hours'
import { type ReactNode, useEffect, useState } from 'react'
import { useStore } from '../shop/context.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Lazy } from '../ui/Lazy.tsx'
import { ChatSkeleton } from './ChatSkeleton.tsx'
import { Composer } from './Composer.tsx'
import { MessageList } from './MessageList.tsx'
import { chatWords } from './messages.ts'
import type { Chat } from './open-chat.ts'
import { projectPlace } from './place.ts'
import { Typing } from './Typing.tsx'
import { useOpenedChat } from './useOpenedChat.ts'
import { listed } from './words.ts'

type ChatRoomProps = {
  project: string
  /** The place of a message that is looked for. */
  at?: number | undefined
  back?: ReactNode
  /** What stands beside the messages where there is room for it. */
  beside?: ((loaded: ProjectChat, chat: Chat) => ReactNode) | undefined
}

/** A project’s chat: its messages, what was pinned, its files, and what somebody writes. */
export const ChatRoom = ({ project, ...rest }: ChatRoomProps) => {
  const chat = useOpenedChat(projectPlace, project)
  return chat ? <OpenRoom chat={chat} project={project} {...rest} /> : <ChatSkeleton />
}

type OpenRoomProps = ChatRoomProps & { chat: Chat }

const OpenRoom = ({ chat, ...rest }: OpenRoomProps) => {
  const loaded = useStore(chat.view, (view) => view.chat)
  const failure = useStore(chat.view, (view) => view.failure)
  const connection = useStore(chat.view, (view) => view.connection)
  if (connection === 'gone') return <EmptyState isAlert title={chatWords.gone} text={chatWords.goneText} />
  if (!loaded && failure !== null)
    return (
      <ErrorState title={chatWords.failed} text={chatWords.failedText} onRetry={() => void chat.load()} />
    )
  if (!loaded) return <ChatSkeleton />
  return (
    <>
      <Room chat={chat} loaded={loaded} isWaiting={connection === 'waiting'} {...rest} />
      {rest.beside?.(loaded, chat)}
    </>
  )
}

/** When the Pro answers, and how soon they usually do: nothing of either where nothing is known. */
const Answering = ({ loaded: { office_hours: hours, answers_within: time } }: { loaded: ProjectChat }) => {
  if (!hours && time === null) return null
  return (
    <p className="chat-hours">
      {hours && <Hours {...hours} />}
      {time !== null && <span>{chatWords.usually(time)}</span>}
    </p>
  )
}

/** A page that stays open sees the office close. */
const Hours = ({ text, is_open, changes_at }: OfficeShown) => {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), Date.parse(changes_at) - Date.now())
    return () => clearTimeout(timer)
  }, [changes_at])
  return <span>{chatWords.hours(text, is_open !== isOver)}</span>
}

const panes = ['messages', 'files', 'pinned'] as const
type Pane = (typeof panes)[number]

const PaneButtons = ({ pane, onPane }: { pane: Pane; onPane: (pane: Pane) => void }) => (
  <div className="chat-panes" role="group" aria-label={chatWords.title}>
    {panes.map((each) => (
      <button
        key={each}
        type="button"
        className="chat-pane"
        aria-pressed={pane === each}
        onClick={() => onPane(each)}
      >
        {chatWords[`${each}Tab`]}
      </button>
    ))}
  </div>
)

/** Most people read and write: the rest comes with the first look for it. */
const loadPanes = () => import('./panes-door.ts')
const loadFiles = () => import('./files/files-door.ts')
/** Who else is here is seen once one can read. */
const loadPeople = () => import('../presence/people-door.ts')

const later = {
  waiting: <ChatSkeleton />,
  failed: (onRetry: () => void) => (
    <ErrorState title={chatWords.failed} text={chatWords.failedText} onRetry={onRetry} />
  ),
}

type RoomProps = OpenRoomProps & { loaded: ProjectChat; isWaiting: boolean }

const Room = ({ chat, loaded, project, at, back, isWaiting }: RoomProps) => {
  const [pane, setPane] = useState<Pane>('messages')
  const [search, setSearch] = useState('')
  const [replyTo, setReplyTo] = useState<number | null>(null)
  const isFiles = pane === 'files'
  const isTalk = pane === 'messages' && !search.trim()
  const searchFor = isFiles ? chatWords.searchFiles : chatWords.search
  const others = loaded.people.filter(({ id }) => id !== loaded.me).map(({ name }) => name)
  return (
    <section className="chat" part="chat" aria-label={`${chatWords.title}: ${loaded.thread.project_name}`}>
      <header className="chat-head">
        {back}
        <p className="chat-people">{others[0] ? chatWords.people(listed(others)) : chatWords.nobodyElse}</p>
        <Answering loaded={loaded} />
        <Lazy load={loadPeople} widget={{ project, hear: chat.hear }} />
        <PaneButtons pane={pane} onPane={setPane} />
        <input
          type="search"
          className="chat-search"
          aria-label={searchFor}
          placeholder={searchFor}
          maxLength={80}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      </header>
      {isWaiting && (
        <p className="chat-banner" role="status">
          {chatWords.waiting}
        </p>
      )}
      {isFiles ? (
        <Lazy {...later} load={loadFiles} widget={{ chat, project, search }} />
      ) : (
        !isTalk && <Lazy {...later} load={loadPanes} widget={{ pane, chat, loaded, project, search }} />
      )}
      <div className="chat-talk" hidden={!isTalk}>
        <MessageList chat={chat} loaded={loaded} onAnswer={setReplyTo} at={at} isShown={isTalk} />
        <Typing chat={chat} me={loaded.me} />
        <Composer
          chat={chat}
          loaded={loaded}
          project={project}
          replyTo={replyTo}
          onAnswered={() => setReplyTo(null)}
        />
      </div>
    </section>
  )
}
