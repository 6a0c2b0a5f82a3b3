import type { ChatMessage } from '@showroom/contract/chat/chat'
import { reactionEmojis } from '@showroom/contract/chat/chat-choices'
import { mayChangeWords } from '@showroom/contract/chat/chat.rules'
import { useEffect, useRef, useState } from 'react'
import { Lazy } from '../ui/Lazy.tsx'
import type { MessageActionsProps } from './MessageActions.tsx'
import { chatWords } from './messages.ts'
import { loadPicker } from './ShowButton.tsx'
import { useMessageChange } from './useMessageChange.ts'

type MessageChoicesProps = MessageActionsProps & { openedAt: number; onClose: () => void }
type Change = ReturnType<typeof useMessageChange>

/** Reactions, and what else can be done with a message by who looks. */
export const MessageChoices = (props: MessageChoicesProps) => {
  const { chat, loaded, message, onClose } = props
  const doing = useMessageChange(chat, message)
  /** Done, and out of the way; where it failed it says so. */
  const closing = (done: Promise<boolean>) => void done.then((isDone) => isDone && onClose())
  const { project } = chat.place
  const [isPicking, setPicking] = useState(false)
  const menu = useRef<HTMLDivElement>(null)
  // The last message’s opens below what is seen.
  useEffect(() => {
    menu.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={menu} className="chat-choices">
      {project && (
        <Emojis
          message={message}
          me={loaded.me}
          onChoose={(emoji, isOn) => closing(doing.change({ reaction: { emoji, is_on: isOn } }))}
        />
      )}
      {choicesOf(props, { ...doing, closing, onPick: () => setPicking(true) }).map(([words, act]) => (
        <button key={words} type="button" className="chat-choice" onClick={act}>
          {words}
        </button>
      ))}
      {isPicking && project && (
        <DecisionPicker
          project={project}
          onClose={() => setPicking(false)}
          onChoose={(id) => closing(doing.change({ is_decision: true, selection_id: id }))}
        />
      )}
      {doing.failed !== null && (
        <p className="chat-error" role="alert">
          {doing.failed}
        </p>
      )}
    </div>
  )
}

type Doing = Change & { closing: (done: Promise<boolean>) => void; onPick: () => void }

const choicesOf = (
  { chat, loaded, message, openedAt, onAnswer, onEdit, onGone, onClose }: MessageChoicesProps,
  { change, remove, closing, onPick }: Doing,
): [string, () => void][] => {
  const choices: [string, () => void][] = []
  const go = (act: () => void) => () => {
    onClose()
    act()
  }
  if (onAnswer) choices.push([chatWords.answer, go(() => onAnswer(message.no))])
  // Where people only write, what was written stands.
  if (chat.place.project === null) return choices
  const { can, me } = loaded
  const isOwn = message.author?.id === me
  const said = { createdAt: new Date(message.created_at), isOwn, isRemoved: message.is_removed }
  const mayChange = mayChangeWords(said, new Date(openedAt))
  if (mayChange && message.body !== '') choices.push([chatWords.edit, go(onEdit)])
  if (can.pin)
    choices.push([
      message.is_pinned ? chatWords.unpin : chatWords.pin,
      () => closing(change({ is_pinned: !message.is_pinned })),
    ])
  if (can.decide)
    choices.push([
      message.decided_by ? chatWords.undecide : chatWords.decide,
      () => closing(change({ is_decision: !message.decided_by })),
    ])
  if (can.decide && !message.decided_by) choices.push([chatWords.decideWith, onPick])
  if (mayChange) choices.push([chatWords.remove, () => void remove().then((isDone) => isDone && onGone())])
  return choices
}

type DecisionPickerProps = { project: string; onChoose: (id: string) => void; onClose: () => void }

const DecisionPicker = ({ project, onChoose, onClose }: DecisionPickerProps) => (
  <Lazy
    load={loadPicker}
    onFailed={onClose}
    widget={{
      project,
      title: chatWords.decideWith,
      kinds: ['selection'],
      onClose,
      onChoose: ({ id }) => {
        onClose()
        onChoose(id)
      },
    }}
  />
)

type EmojisProps = {
  message: ChatMessage
  me: string
  onChoose: (emoji: (typeof reactionEmojis)[number], isOn: boolean) => void
}

/** The keyboard begins here. */
const Emojis = ({ message, me, onChoose }: EmojisProps) => {
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => first.current?.focus(), [])
  return (
    <div className="chat-emojis">
      {reactionEmojis.map((emoji, index) => {
        const isOn = message.reactions.some((one) => one.emoji === emoji && one.by.includes(me))
        return (
          <button
            key={emoji}
            ref={index === 0 ? first : undefined}
            type="button"
            aria-label={chatWords.react(emoji)}
            aria-pressed={isOn}
            onClick={() => onChoose(emoji, !isOn)}
          >
            {emoji}
          </button>
        )
      })}
    </div>
  )
}
