import type { ChatMessage, ProjectChat } from '@showroom/contract/chat/chat'
import { excerptOf } from '@showroom/contract/chat/chat.rules'
import { type ReactNode, useEffect } from 'react'
import { useAnswer } from '../../catalogue-kit/useAnswer.ts'
import { useStore } from '../../shop/context.ts'
import { useShop } from '../../shop/index.ts'
import { Button } from '../../ui/Button.tsx'
import { Face } from '../../ui/Face.tsx'
import { Lazy } from '../../ui/Lazy.tsx'
import { Attachment } from '../Attachment.tsx'
import { merged } from '../chat-view.ts'
import type { Chat } from '../open-chat.ts'
import { nameOf } from '../words.ts'
import { deskWords, roleWords } from './words.ts'

type Props = { chat: Chat; loaded: ProjectChat; back: ReactNode; onNews: () => void }

const loadCard = () => import('../../chat-cards/card-door.ts')
const mostShown = 8

/** Who is in the talk, and what was pinned, sent and shown in it. */
export const InfoPane = ({ chat, loaded, back, onNews }: Props) => {
  // What was said and read in all talks comes on the same stream.
  useEffect(
    () =>
      chat.hear(({ kind }) => {
        if (kind === 'chats') onNews()
      }),
    [chat, onNews],
  )
  const messages = useStore(chat.view, (view) => view.messages)
  const pinned = merged(loaded.pinned, messages).filter((message) => message.is_pinned)
  return (
    <section data-desk="info" aria-label={deskWords.about}>
      {back}
      <Part title={deskWords.people}>
        <ul>
          {loaded.people.map(({ id, name, photo, role }) => (
            <li key={id}>
              <Face name={name} photo={photo} size={24} origin={chat.shop.apiBase} /> {name}{' '}
              <small>{roleWords[role]}</small>
            </li>
          ))}
        </ul>
      </Part>
      <Part title={deskWords.pinned}>
        {pinned.length === 0 && <small>{deskWords.nothingPinned}</small>}
        <ul>
          {pinned.map((message) => (
            <li key={message.no}>
              <small>{nameOf(message, loaded.me)}</small> {excerptOf(message.body)}
            </li>
          ))}
        </ul>
      </Part>
      <Part title={deskWords.files}>
        <Files
          chat={chat}
          project={loaded.thread.project_id}
          sent={messages.flatMap(({ files }) => files).length}
        />
      </Part>
      <Part title={deskWords.shown}>
        <Shown chat={chat} messages={messages} />
      </Part>
    </section>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title}>
    <h3>{title}</h3>
    {children}
  </section>
)

const Files = ({ chat, project, sent }: { chat: Chat; project: string; sent: number }) => {
  const { call } = useShop()
  const answer = useAnswer({
    // Asked again when another one was sent.
    key: `chat desk files ${project} ${sent}`,
    ask: (signal) =>
      call('GET /api/projectChat/{projectId}', {
        params: { projectId: project },
        query: { t: 'files' },
        signal,
      }),
  })
  if (answer.failure !== null)
    return (
      <p>
        {deskWords.failed}
        <Button kind="quiet" onClick={answer.retry}>
          {deskWords.retry}
        </Button>
      </p>
    )
  if (!answer.value) return <small>{deskWords.loading}</small>
  const files = answer.value.data.room_files.slice(0, mostShown)
  if (files.length === 0) return <small>{deskWords.noFiles}</small>
  return (
    <ul>
      {files.map((file) => (
        <li key={file.id}>
          <Attachment talk={chat} file={{ ...file, has_preview: false }} />
        </li>
      ))}
    </ul>
  )
}

/** Each thing once, what was shown last first. */
const Shown = ({ chat, messages }: { chat: Chat; messages: readonly ChatMessage[] }) => {
  const cards = new Map(
    messages.flatMap(({ card }) => (card ? [[`${card.kind}.${card.id}`, card] as const] : [])),
  )
  const newest = [...cards].reverse().slice(0, mostShown)
  if (newest.length === 0) return <small>{deskWords.nothingShown}</small>
  return newest.map(([name, card]) => (
    <Lazy key={name} load={loadCard} widget={{ chat, card, isBrief: true }} />
  ))
}
