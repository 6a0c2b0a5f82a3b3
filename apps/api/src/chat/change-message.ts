import type { ChatMessage } from '@showroom/contract/chat/chat'
import type { ReactionEmoji } from '@showroom/contract/chat/chat-choices'
import { chatMessages as say } from '@showroom/contract/chat/chat.messages'
import { excerptOf, mayChangeWords } from '@showroom/contract/chat/chat.rules'
import { allowedTo } from '@showroom/contract/project/member.rules'
import { projectMessages } from '@showroom/contract/project/project.messages'
import { keepSaid } from '../checklist/selection/keep-said.ts'
import type { Queries } from '../platform/db/db.ts'
import { refuse, refuseInvalid, refuseUnknown } from '../platform/http/domain-error.ts'
import type { Who } from '../platform/http/who.ts'
import { type AccountInProject, requireProjectAccess } from '../project/project-access.ts'
import { newPublicId } from '../shared/public-id.ts'
import type { ChatDeps } from './chat-deps.ts'
import { type Message, messageAt, messageCalled, projectOfMessage } from './message.store.ts'
import {
  removeReaction,
  saveDecided,
  savePinned,
  saveReaction,
  saveWords,
  takeBack,
} from './message-change.store.ts'
import { tellMessage } from './post-message.ts'
import { presentMessage } from './present-message.ts'
import { lockThread, saveLastText } from './thread.store.ts'

type Changing = AccountInProject & { message: Message; ip: string; now: Date }
export type MessageChange = (tx: Queries, changing: Changing) => Promise<unknown>

/** Locks the thread, changes the message and tells it: whoever looks has the newer one. */
export const changeMessage = async (
  { db, now }: ChatDeps,
  { who, id }: { who: Who; id: string },
  change: MessageChange,
): Promise<ChatMessage> => {
  const project = (await projectOfMessage(db, id)) ?? refuseUnknown()
  const access = await requireProjectAccess({ db, now }, who, { named: 'project', id: project })
  const changed = await db.transaction(async (tx) => {
    await lockThread(tx, { projectId: access.project.id, publicId: newPublicId() })
    const message = (await messageCalled(tx, id)) ?? refuseUnknown()
    if (message.isRemoved) refuseUnknown()
    await change(tx, { ...access, message, ip: who.ip, now: now() })
    const telling = { projectId: access.project.id, publicId: id, actorId: access.account.id, now: now() }
    return tellMessage(tx, telling)
  })
  return presentMessage(changed)
}

const requireOwnWords = ({ account, message, now }: Changing) => {
  // A line of the system is nobody's words, whoever caused it.
  const isOwn = message.authorId === account.id && message.kind !== 'system'
  if (!isOwn) refuse(403, 'not_allowed', say.notYours)
  if (!mayChangeWords({ createdAt: message.createdAt, isOwn, isRemoved: message.isRemoved }, now))
    refuse(409, 'too_late', say.tooLate)
}

export const reword =
  (body: string): MessageChange =>
  async (tx, changing) => {
    requireOwnWords(changing)
    const { message, now } = changing
    await saveWords(tx, message.id, { body, now })
    await saveLastText(tx, message.threadId, { no: message.no, text: excerptOf(body) })
  }

export const withdraw: MessageChange = async (tx, changing) => {
  requireOwnWords(changing)
  const { message, now } = changing
  if (message.selection !== null)
    await keepInHistory(tx, changing, { about: message.selection, isDecision: false })
  await takeBack(tx, message.id, now)
  await saveLastText(tx, message.threadId, { no: message.no, text: '' })
}

export const react =
  ({ emoji, is_on: isOn }: { emoji: ReactionEmoji; is_on: boolean }): MessageChange =>
  (tx, { account, message, now }) =>
    isOn
      ? saveReaction(tx, message.id, { accountId: account.id, emoji, now })
      : removeReaction(tx, message.id, { accountId: account.id, emoji })

export const pin =
  (isPinned: boolean): MessageChange =>
  (tx, { project, message, now }) => {
    if (!allowedTo(project).suggest) refuse(403, 'not_allowed', projectMessages.notAllowed)
    return savePinned(tx, message.id, isPinned ? now : null)
  }

/** Kept in the history of a decision too, where the message is about one. */
export const decide =
  ({ isDecision, selection }: { isDecision: boolean; selection: string | null }): MessageChange =>
  async (tx, changing) => {
    const { account, project, message, now } = changing
    if (!allowedTo(project).approve) refuse(403, 'not_allowed', projectMessages.notAllowed)
    if (isDecision === (message.decidedBy !== null) && selection === null) return
    const about = selection ?? message.selection ?? (await selectionShown(tx, message))
    const selectionId = about === null ? null : await keepInHistory(tx, changing, { about, isDecision })
    // Named, and not there: what only shows a decision that was removed since is a decision of the project all the same.
    if (selection !== null && selectionId === null) refuseInvalid({ selection_id: [say.unknownSelection] })
    await saveDecided(tx, message.id, isDecision ? { by: account.id, at: now, selectionId } : null)
  }

/** The decision that a message shows, or that what it answers shows. */
const selectionShown = async (tx: Queries, { threadId, card, replyTo }: Message): Promise<string | null> => {
  const shown = card ?? (replyTo && (await messageAt(tx, threadId, replyTo.no)))?.card
  return shown?.kind === 'selection' ? shown.id : null
}

type Keeping = { about: string; isDecision: boolean }

const keepInHistory = (
  tx: Queries,
  { account, project, message, ip, now }: Changing,
  { about, isDecision }: Keeping,
) =>
  keepSaid(
    { tx, access: { account, project }, actorId: account.id, ip, now },
    {
      selection: about,
      text: excerptOf(message.body, 400),
      no: message.no,
      by: message.authorId,
      isKept: isDecision,
    },
  )
