import type { ChatCard, ChatMessage } from '@showroom/contract/chat/chat'
import type { ChatCardView } from '@showroom/contract/chat/chat-card'
import { chatMessages as say } from '@showroom/contract/chat/chat.messages'
import { excerptOf } from '@showroom/contract/chat/chat.rules'
import { allowLightly, type Limit } from '../account/session/attempts.ts'
import type { Db, Queries } from '../platform/db/db.ts'
import type { Tell } from '../platform/events.ts'
import { appendEvent } from '../platform/feed/feed.store.ts'
import { refuseInvalid } from '../platform/http/domain-error.ts'
import type { AccountInProject } from '../project/project-access.ts'
import { newPublicId } from '../shared/public-id.ts'
import { type FileNamed, draftsNamed } from '../project/files/draft.store.ts'
import { tellSaid, tellUnread } from './chat-events.ts'
import { attachFiles } from './chat-file.store.ts'
import type { ChatDeps } from './chat-deps.ts'
import { cardViews } from './card/card-views.ts'
import { createMessage, type Message, messageAt, messageCalled, messageSent } from './message.store.ts'
import { presentMessage } from './present-message.ts'
import { lockThread, nextPlace, peopleOf, saveMentioned, saveSeen } from './thread.store.ts'

export type Said = {
  clientId: string
  body: string
  card: ChatCard | null
  files: readonly string[]
  replyTo: number | null
  mentions: readonly string[]
}

const bursts = { most: 10, windowMs: 10_000 } satisfies Limit
const steady = { most: 30, windowMs: 60_000 } satisfies Limit

/** Nobody writes so fast by hand. */
export const allowWriting = async (db: Db, accountId: number, now: Date) => {
  const message = say.tooFast
  await allowLightly(db, { key: `chat burst ${accountId}`, limit: bursts, now, message })
  await allowLightly(db, { key: `chat ${accountId}`, limit: steady, now, message })
}

/** Says it once, however often it is sent: whoever got no answer sends it again under the same name. */
export const postMessage = async (
  { db, now, tell }: ChatDeps,
  access: AccountInProject,
  said: Said,
): Promise<ChatMessage> => {
  const { account, project } = access
  await allowWriting(db, account.id, now())
  const message = await db.transaction(async (tx) => {
    const threadId = await lockThread(tx, { projectId: project.id, publicId: newPublicId() })
    const before = await messageSent(tx, { threadId, authorId: account.id, clientId: said.clientId })
    return before ?? writeMessage(tx, { ...access, threadId, said, now: now(), tell })
  })
  return presentMessage(message)
}

type Writing = AccountInProject & { threadId: number; said: Said; now: Date; tell: Tell }

const writeMessage = async (
  tx: Queries,
  { account, project, threadId, said, now, tell }: Writing,
): Promise<Message> => {
  const { card, title } = await shownCard(tx, { account, project }, { card: said.card, now })
  const drafts = await draftsOf(tx, { account, project }, said.files)
  const no = await nextPlace(tx, threadId, { text: lastTextOf(said.body, title, drafts), now })
  if (said.replyTo !== null && !(await messageAt(tx, threadId, said.replyTo)))
    refuseInvalid({ reply_to: [say.unknownReply] })
  const mentions = await mentioned(tx, project.id, said.mentions)
  const { clientId, body, replyTo } = said
  const publicId = newPublicId()
  const about = { publicId, threadId, no, authorId: account.id, kind: card ? 'card' : 'text', now } as const
  const messageId = await createMessage(tx, { ...about, body, card, replyTo, mentions, clientId })
  await attachFiles(
    tx,
    messageId,
    drafts.map((draft) => draft.id),
  )
  await saveMentioned(tx, { threadId, no, mentions })
  await saveSeen(tx, { threadId, accountId: account.id, no })
  await tellSaid(tx, { account, project }, { no, publicId, mentions, now })
  await tellUnread(tx, { threadId, no, now })
  const { id: projectId, role, showroomId } = project
  await tell(tx, 'chat.said', {
    projectId,
    project: project.publicId,
    threadId,
    publicId,
    no,
    body,
    role,
    showroomId,
    authorId: account.id,
    at: now,
  })
  return tellMessage(tx, { projectId, publicId, actorId: account.id, now })
}

/** Only what its sender may see in this project can be shown there; of a decision in the version they looked at. */
const shownCard = async (
  tx: Queries,
  access: AccountInProject,
  { card, now }: { card: ChatCard | null; now: Date },
): Promise<{ card: ChatCard | null; title: string }> => {
  if (card === null) return { card, title: '' }
  const [view] = await cardViews(tx, { access, now }, [card])
  if (!view) return refuseInvalid({ card: [say.unknownCard] })
  const { kind, id } = card
  const version = view.kind === 'selection' ? view.selection.version : undefined
  return { card: { kind, id, ...(version === undefined ? {} : { version }) }, title: titleOf(view) }
}

const titleOf = (view: ChatCardView): string => {
  if (view.kind === 'selection') return view.selection.title
  return view.kind === 'product' ? view.name : view.product_name
}

/** Only people of the project can be named. */
const mentioned = async (tx: Queries, projectId: number, named: readonly string[]): Promise<string[]> => {
  if (named.length === 0) return []
  const people = new Set((await peopleOf(tx, projectId)).map(({ publicId }) => publicId))
  return [...new Set(named)].filter((publicId) => people.has(publicId))
}

const draftsOf = async (tx: Queries, { account, project }: AccountInProject, files: readonly string[]) =>
  files.length === 0
    ? []
    : namedBy(files, await draftsNamed(tx, { projectId: project.id, accountId: account.id, files }))

/** Each once, in the order they were named in. */
export const namedBy = (files: readonly string[], drafts: readonly FileNamed[]): FileNamed[] => {
  const byName = new Map(drafts.map((draft) => [draft.publicId, draft]))
  return [...new Set(files)].map((name) => byName.get(name) ?? refuseInvalid({ files: [say.unknownFile] }))
}

/** For lists: its words, else what it shows, else the first file that it carries. */
export const lastTextOf = (body: string, title: string, [first]: readonly FileNamed[]): string =>
  excerptOf(body) || title || (first?.fileName ?? '')

type Telling = { projectId: number; publicId: string; actorId: number | null; now: Date }

/** Whoever looks gets it whole: it is the same for everybody. */
export const tellMessage = async (
  tx: Queries,
  { projectId, publicId, actorId, now }: Telling,
): Promise<Message> => {
  const message = await messageCalled(tx, publicId)
  if (!message) throw new Error('The message was not kept.')
  const payload = presentMessage(message)
  await appendEvent(tx, { projectId }, { kind: 'chat.message', subject: publicId, actorId, payload, at: now })
  return message
}
