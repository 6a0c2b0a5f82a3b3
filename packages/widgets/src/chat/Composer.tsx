import type { ProjectChat } from '@showroom/contract/chat/chat'
import { type RefObject, useEffect, useRef } from 'react'
import { useStore } from '../shop/context.ts'
import { useShop } from '../shop/index.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Lazy } from '../ui/Lazy.tsx'
import { AttachedFiles } from './AttachedFiles.tsx'
import { FileButton } from './FileButton.tsx'
import { mentionsIn } from './mentions.ts'
import { chatWords } from './messages.ts'
import type { Chat, Draft } from './open-chat.ts'
import { ShowButton } from './ShowButton.tsx'
import { SuggestionList } from './SuggestionList.tsx'
import { useAttachments } from './useAttachments.ts'
import { useDraft } from './useDraft.ts'
import { useMentions } from './useMentions.ts'
import { useSavedReplies } from './useSavedReplies.ts'
import type { Suggestions } from './useSuggestions.ts'
import { nameOf } from './words.ts'
import { WritingField } from './WritingField.tsx'

/** It comes once one can write. */
const loadEmojis = () => import('./emoji/emoji-door.ts')

type ComposerProps = {
  chat: Chat
  loaded: ProjectChat
  project: string
  replyTo: number | null
  onAnswered: () => void
}

/** What somebody writes: kept while they look elsewhere, sent by Enter. */
export const Composer = (props: ComposerProps) => {
  const { chat, loaded, replyTo, onAnswered } = props
  const field = useRef<HTMLTextAreaElement>(null)
  const composing = useComposing(props, field)
  const { body, setBody, attachments, mentions, replies, suggestions, canSend, send, show } = composing
  const { project } = props
  const toField = () => field.current?.focus()
  return (
    <form
      className="chat-composer"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        void attachments.add([...event.dataTransfer.files])
      }}
    >
      {replyTo !== null && (
        <Answering
          chat={chat}
          loaded={loaded}
          no={replyTo}
          onStop={() => {
            onAnswered()
            toField()
          }}
        />
      )}
      <AttachedFiles attachments={attachments} onRemoved={toField} />
      <Offered mentions={mentions} replies={replies} />
      <div className="chat-writing">
        <FileButton onChoose={(files) => void attachments.add(files)} />
        {chat.place.project !== null && <ShowButton project={project} onChoose={show} />}
        <Lazy
          load={loadEmojis}
          waiting={<i className="button icon" />}
          widget={{ field, body, onBody: setBody }}
        />
        <WritingField
          field={field}
          body={body}
          suggestions={suggestions}
          onBody={(text) => {
            setBody(text)
            chat.typing()
          }}
          onFiles={(files) => void attachments.add(files)}
          onSend={send}
        />
        <Button kind="primary" type="submit" disabled={!canSend}>
          {chatWords.send}
        </Button>
      </div>
    </form>
  )
}

const useComposing = (
  { chat, loaded, project, replyTo, onAnswered }: ComposerProps,
  field: RefObject<HTMLTextAreaElement | null>,
) => {
  const shop = useShop()
  const [body, setBody] = useDraft(shop, project, loaded.me)
  const attachments = useAttachments(chat)
  useEffect(() => {
    if (replyTo !== null) field.current?.focus()
  }, [field, replyTo])
  const others = loaded.people.filter(({ id }) => id !== loaded.me)
  const mentions = useMentions({ field, body, onBody: setBody, others })
  const isPro = loaded.people.some(({ id, role }) => id === loaded.me && role === 'pro')
  const replies = useSavedReplies({ field, body, onBody: setBody, isPro })
  const { files, isLoading, clear } = attachments
  const canSend = (body.trim() !== '' || files.length > 0) && !isLoading
  const say = (card?: NonNullable<Draft['card']>) => {
    chat.send({
      body: body.trim(),
      ...(card ? { card } : {}),
      files,
      replyTo,
      mentions: mentionsIn(body, others),
    })
    setBody('')
    clear()
    onAnswered()
    field.current?.focus()
  }
  const send = () => {
    if (canSend) say()
  }
  const suggestions = eitherOf(replies, mentions)
  return { body, setBody, attachments, mentions, replies, suggestions, canSend, send, show: say }
}

const Offered = ({ mentions, replies }: Record<'mentions' | 'replies', Suggestions>) => (
  <>
    <SuggestionList
      suggestions={mentions}
      sign="@"
      label={chatWords.mention}
      counted={chatWords.mentionable}
    />
    <SuggestionList
      suggestions={replies}
      sign="/"
      label={chatWords.savedReplies}
      counted={chatWords.repliesOffered}
    />
  </>
)

/** One list at a time is open; both hear what is typed. */
const eitherOf = (one: Suggestions, other: Suggestions): Suggestions => ({
  ...(one.items.length > 0 ? one : other),
  typed: (caret) => {
    one.typed(caret)
    other.typed(caret)
  },
  close: () => {
    one.close()
    other.close()
  },
})

type AnsweringProps = { chat: Chat; loaded: ProjectChat; no: number; onStop: () => void }

const Answering = ({ chat, loaded, no, onStop }: AnsweringProps) => {
  const answered = useStore(chat.view, ({ messages }) => messages.find((message) => message.no === no))
  return (
    <p className="chat-answering">
      <span>{chatWords.answering(answered ? nameOf(answered, loaded.me) : chatWords.somebody)}</span>
      <Button kind="icon" label={chatWords.noAnswer} onClick={onStop}>
        <Icon name="close" size={16} />
      </Button>
    </p>
  )
}
