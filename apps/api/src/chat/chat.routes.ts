import type { FileGroup } from '@showroom/contract/chat/chat-choices'
import { chatMessages as say } from '@showroom/contract/chat/chat.messages'
import { requireAccount } from '../account/require-account.ts'
import { allowLightly } from '../account/session/attempts.ts'
import { cursorNow } from '../live/positions.ts'
import { appendEvent, openFeed } from '../platform/feed/feed.store.ts'
import { refuseInvalid, refuseUnknown } from '../platform/http/domain-error.ts'
import type { Serve } from '../platform/http/serve.ts'
import { type AccountInProject, requireProjectAccess } from '../project/project-access.ts'
import { changeMessage, decide, type MessageChange, pin, react, reword, withdraw } from './change-message.ts'
import type { ChatDeps } from './chat-deps.ts'
import { removeDraft } from './chat-file.store.ts'
import type { WantedFiles } from './files-of-chat.store.ts'
import { messagesOf } from './message.store.ts'
import { postMessage } from './post-message.ts'
import { presentMessage } from './present-message.ts'
import { listThreads, readChat, unreadOf } from './read-chat.ts'
import { saveDelivered, saveSeen, threadsOf } from './thread.store.ts'
import { tellCountOf } from './unread/tell-readers.ts'

/** So much comes back to whoever was away while they wrote. */
const mostSince = 200
const typingLimit = { most: 1, windowMs: 2_000 }

export const chatRoutes = (serve: Serve, deps: ChatDeps) => {
  readingRoutes(serve, deps)
  writingRoutes(serve, deps)
  attentionRoutes(serve, deps)
}

const readingRoutes = (serve: Serve, deps: ChatDeps) => {
  serve('GET /api/projectChat', async (_request, who) => {
    const { account, caller } = await requireAccount(deps, who)
    const page = caller.scope === 'account' ? null : caller.scope
    const live = await cursorNow(deps.db, { accountId: account.id, projectId: null, page })
    const threads = await listThreads(deps, { accountId: account.id, scope: caller.scope })
    return { success: true, data: { threads, unread: unreadOf(threads), live } }
  })

  serve('GET /api/projectChat/{projectId}', async ({ params, query }, who) => {
    const { caller } = await requireAccount(deps, who)
    const access = await requireProjectAccess(deps, who, { named: 'project', id: params.projectId })
    const files = query.t === 'files' ? filesAskedFor(query) : null
    const looking = { beforeNo: query.before_no ?? null, search: query.s, files }
    return { success: true, data: await readChat(deps, { ...access, scope: caller.scope }, looking) }
  })
}

type AskedFiles = Pick<WantedFiles, 'sort' | 'page'> & {
  type?: FileGroup | undefined
  versions_of?: string | undefined
}

const filesAskedFor = ({ type, sort, versions_of, page }: AskedFiles): Omit<WantedFiles, 'search'> => ({
  group: type ?? null,
  sort,
  versionsOf: versions_of ?? null,
  page,
})

const writingRoutes = (serve: Serve, deps: ChatDeps) => {
  serve('POST /api/projectChat', async ({ body }, who) => {
    const access = await requireProjectAccess(deps, who, { named: 'project', id: body.project })
    const message = await postMessage(deps, access, {
      clientId: body.client_id,
      body: body.body,
      card: body.card ?? null,
      files: body.files,
      replyTo: body.reply_to ?? null,
      mentions: body.mentions,
    })
    const chats = body.after_no === undefined ? [message] : await saidSince(deps, access, body.after_no)
    return { success: true, data: { Project_chats: chats, room_files: message.files, message } }
  })

  serve('PUT /api/projectChat/{id}', async ({ params, body }, who) => {
    const [change, message] = changeAskedFor(body)
    return { success: true, data: await changeMessage(deps, { who, id: params.id }, change), message }
  })

  serve('DELETE /api/projectChat/{id}', async ({ params }, who) => {
    const data = await changeMessage(deps, { who, id: params.id }, withdraw)
    return { success: true, data, message: say.removed }
  })

  serve('DELETE /api/projectChat_file/{id}', async ({ params }, who) => {
    const { account } = await requireProjectAccess(deps, who, { named: 'file', id: params.id })
    if (!(await removeDraft(deps.db, account.id, params.id))) refuseUnknown()
    return { success: true, data: null }
  })
}

/** With their own, for whoever was away. */
const saidSince = async ({ db }: ChatDeps, { project, account }: AccountInProject, afterNo: number) => {
  const [thread] = await threadsOf(db, [project.id], account.id)
  const since = thread ? await messagesOf(db, thread.id, { afterNo, most: mostSince }) : []
  return since.map(presentMessage)
}

type Asked = {
  body?: string | undefined
  reaction?: Parameters<typeof react>[0] | undefined
  is_pinned?: boolean | undefined
  is_decision?: boolean | undefined
  selection_id?: string | undefined
}

/** The change, and what is said of it; a reaction is seen. */
const changeAskedFor = ({
  body,
  reaction,
  is_pinned,
  is_decision,
  selection_id,
}: Asked): [MessageChange, string?] => {
  if (body !== undefined) return [reword(body), say.edited]
  if (reaction) return [react(reaction)]
  if (is_pinned !== undefined) return [pin(is_pinned), is_pinned ? say.pinned : say.unpinned]
  if (is_decision !== undefined) {
    const change = decide({ isDecision: is_decision, selection: selection_id ?? null })
    return [change, is_decision ? say.decided : say.undecided]
  }
  return refuseInvalid({ body: [say.changeNothing] })
}

/** How far somebody has read, and that they are writing. */
const attentionRoutes = (serve: Serve, deps: ChatDeps) => {
  const { db, feeds, now } = deps

  serve('POST /api/projectChat/seen', async ({ body }, who) => {
    const { account, project } = await requireProjectAccess(deps, who, { named: 'project', id: body.project })
    const [thread] = await threadsOf(db, [project.id], account.id)
    if (!thread) return { success: true, data: { seen_no: 0, unread: 0 } }
    const seenNo = Math.min(Math.max(body.no, thread.seenNo), thread.lastNo)
    const isFurther = await db.transaction(async (tx) => {
      if (!(await saveSeen(tx, { threadId: thread.id, accountId: account.id, no: seenNo }))) return false
      const payload = { by: account.publicId, no: seenNo }
      const event = { kind: 'chat.seen', subject: thread.publicId, actorId: account.id, payload, at: now() }
      await appendEvent(tx, { projectId: project.id }, event)
      return true
    })
    if (isFurther) await tellCountOf(db, account, now())
    return { success: true, data: { seen_no: seenNo, unread: thread.lastNo - seenNo } }
  })

  serve('POST /api/projectChat/delivered', async ({ body }, who) => {
    const { account, project } = await requireProjectAccess(deps, who, { named: 'project', id: body.project })
    const [thread] = await threadsOf(db, [project.id], account.id)
    const deliveredNo = thread ? await tellDelivered(deps, { account, project, thread }, body.no) : 0
    return { success: true, data: { delivered_no: deliveredNo } }
  })

  serve('POST /api/projectChat/typing', async ({ body }, who) => {
    const { account, project } = await requireProjectAccess(deps, who, { named: 'project', id: body.project })
    await allowLightly(db, { key: `typing ${account.id}`, limit: typingLimit, now: now() })
    const { feedId } = await openFeed(db, { projectId: project.id })
    feeds.whisper(feedId, { kind: 'typing', from: account.publicId, data: { name: account.firstName } })
    return { success: true, data: null }
  })
}

type Talk = {
  account: { id: number; publicId: string }
  project: { id: number }
  thread: { id: number; publicId: string; seenNo: number }
}

/** What was read has come as well: only what is further is told. */
const tellDelivered = ({ db, now }: ChatDeps, { account, project, thread }: Talk, no: number) =>
  db.transaction(async (tx) => {
    const further = await saveDelivered(tx, { threadId: thread.id, accountId: account.id, no })
    if (further === null) return Math.max(no, thread.seenNo)
    const payload = { by: account.publicId, delivered_no: further }
    const event = {
      kind: 'chat.delivered',
      subject: thread.publicId,
      actorId: account.id,
      payload,
      at: now(),
    }
    await appendEvent(tx, { projectId: project.id }, event)
    return further
  })
