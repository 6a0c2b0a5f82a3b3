import type { ChatMessage, ProjectChat } from '@showroom/contract/chat/chat'
import { type ReactNode, useRef, useState } from 'react'
import { Lazy } from '../ui/Lazy.tsx'
import { Attachment } from './Attachment.tsx'
import { partsOf } from './chat-view.ts'
import { MessageActions } from './MessageActions.tsx'
import { AskPerson } from './AskPerson.tsx'
import { chatWords } from './messages.ts'
import type { Chat } from './open-chat.ts'
import { Reactions } from './Reactions.tsx'
import { nameOf, timeText } from './words.ts'

/** Cards are seldom, and weigh: they come with the first one. */
const loadCard = () => import('../chat-cards/card-door.ts')
/** So do photos. */
const loadFace = () => import('../presence/face-door.ts')
const loadEditing = () => import('./edit-message-door.ts')

type MessageProps = {
  chat: Chat
  loaded: ProjectChat
  message: ChatMessage
  isSameAuthor: boolean
  onAnswer?: (no: number) => void
}

export const Message = (props: MessageProps) => {
  const { chat, loaded, message, isSameAuthor, onAnswer } = props
  const [isEditing, setEditing] = useState(false)
  const article = useRef<HTMLElement>(null)
  const { me, people } = loaded
  if (message.kind === 'system') return <SystemLine chat={chat} message={message} />
  const name = nameOf(message, me)
  const photo = people.find(({ id }) => id === message.author?.id)?.photo
  /** Where the focus goes when what had it is gone: whoever listens hears the message as it is. */
  const home = () => article.current?.focus()
  return (
    <article
      ref={article}
      tabIndex={-1}
      className="chat-message"
      data-no={message.no}
      data-own={message.author?.id === me || undefined}
      data-kind={message.kind}
      aria-label={`${name}, ${timeText(message.created_at)}`}
    >
      {!isSameAuthor && (
        <p className="chat-author" data-face={photo ? '' : undefined}>
          {photo && <Lazy load={loadFace} widget={{ name, photo, size: 24, origin: chat.shop.apiBase }} />}
          <b>{name}</b> <time dateTime={message.created_at}>{timeText(message.created_at)}</time>
        </p>
      )}
      <Bubble {...props}>
        {isEditing ? (
          <Lazy
            load={loadEditing}
            widget={{
              chat,
              message,
              onDone: () => {
                setEditing(false)
                home()
              },
            }}
            onFailed={() => setEditing(false)}
          />
        ) : (
          <Words message={message} names={people.map((person) => person.name)} />
        )}
      </Bubble>
      <Reactions chat={chat} message={message} me={me} people={people} onGone={home} />
      {!message.is_removed && !isEditing && (
        <MessageActions
          chat={chat}
          loaded={loaded}
          message={message}
          onAnswer={onAnswer}
          onEdit={() => setEditing(true)}
          onGone={home}
        />
      )}
    </article>
  )
}

/** What it answers, its words, and what it shows. */
const Bubble = ({ chat, loaded, message, children }: MessageProps & { children: ReactNode }) => (
  <div className="chat-bubble" data-named={message.mentions.includes(loaded.me) || undefined}>
    {message.reply_to && (
      <blockquote className="chat-quote">
        <b>{message.reply_to.author ?? chatWords.somebody}</b> {message.reply_to.excerpt}
      </blockquote>
    )}
    {children}
    {message.card && (
      <Lazy
        load={loadCard}
        widget={{ chat, card: message.card }}
        waiting={<p className="chat-marks">{chatWords.cardComes}</p>}
      />
    )}
    {message.files.map((file) => (
      <Attachment key={file.id} talk={chat} file={file} />
    ))}
    <Marks message={message} chat={chat} />
    {message.kind === 'assistant' && message.reply_to && <AskPerson loaded={loaded} />}
  </div>
)

/** What nobody wrote: who did it, what they did, and when. */
const SystemLine = ({ chat, message }: Pick<MessageProps, 'chat' | 'message'>) => (
  <div className="chat-day" data-no={message.no}>
    <p>
      {message.author && <b>{message.author.name} </b>}
      {message.body} <time dateTime={message.created_at}>{timeText(message.created_at)}</time>
    </p>
    {message.card && <Lazy load={loadCard} widget={{ chat, card: message.card }} />}
  </div>
)

const Words = ({ message, names }: { message: ChatMessage; names: readonly string[] }) => {
  if (message.is_removed) return <p className="chat-gone">{chatWords.removed}</p>
  if (message.body === '') return null
  return (
    <p className="chat-words" dir="auto">
      {partsOf(message.body, names).map(({ kind, text }, index) => {
        if (kind === 'link')
          return (
            <a key={index} href={text} target="_blank" rel="noopener noreferrer nofollow">
              {text}
            </a>
          )
        return kind === 'mention' ? <b key={index}>{text}</b> : text
      })}
    </p>
  )
}

const Marks = ({ message, chat }: Pick<MessageProps, 'message' | 'chat'>) => {
  const { shop, place } = chat
  const marks = [
    message.edited_at && chatWords.edited,
    message.is_pinned && chatWords.pinned,
    message.decided_by && chatWords.decision(message.decided_by),
  ].filter((mark): mark is string => Boolean(mark))
  if (marks.length === 0) return null
  return (
    <p className="chat-marks">
      {marks.join(' · ')}
      {message.selection_id && (
        <a href={`${shop.apiBase}/showroom/projects/${place.project}/checklist`}>{chatWords.inChecklist}</a>
      )}
    </p>
  )
}
