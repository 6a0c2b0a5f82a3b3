import type { ChatThread, ProjectChat } from '@showroom/contract/chat/chat'
import { usualAnswerTime } from '@showroom/contract/chat/answer-time.rules'
import { messagesPerPage } from '@showroom/contract/chat/chat-choices'
import { officeShownAt } from '@showroom/contract/chat/office-hours.rules'
import { allowedTo } from '@showroom/contract/project/member.rules'
import { cursorNow } from '../live/positions.ts'
import { periods } from '../platform/jobs/job.ts'
import type { Who } from '../platform/http/who.ts'
import type { AccountInProject } from '../project/project-access.ts'
import { turnsOfClients } from './answer-time.store.ts'
import type { ChatDeps } from './chat-deps.ts'
import { officeSettingsOf } from './office-hours/office-hours.store.ts'
import { filesOfChat, type WantedFiles } from './files-of-chat.store.ts'
import { messagesOf, pinnedOf } from './message.store.ts'
import { presentFile, presentMessage } from './present-message.ts'
import {
  peopleOf,
  type Person,
  projectsWithChats,
  type ProjectWithChat,
  type Thread,
  threadsOf,
} from './thread.store.ts'

const presentThread = (project: ProjectWithChat, thread: Thread | undefined): ChatThread => {
  const { lastNo = 0, seenNo = 0, mentionedNo = 0 } = thread ?? {}
  return {
    id: thread?.publicId ?? null,
    project_id: project.publicId,
    project_name: project.name,
    company_name: project.companyName,
    last_no: lastNo,
    last_at: thread?.lastAt?.toISOString() ?? null,
    last_text: thread?.lastText ?? '',
    seen_no: seenNo,
    unread: lastNo - seenNo,
    is_mentioned: mentionedNo > seenNo,
  }
}

export const unreadOf = (threads: readonly { unread: number }[]): number =>
  threads.reduce((sum, { unread }) => sum + unread, 0)

/** On a contractor's page only those of its showroom. */
export const listThreads = async (
  { db, now }: ChatDeps,
  { accountId, scope }: { accountId: number; scope: NonNullable<Who['caller']>['scope'] },
): Promise<ChatThread[]> => {
  const showroom = scope === 'account' ? null : scope.showroom
  const projects = await projectsWithChats(db, { accountId, showroom, now: now() })
  const threads = await threadsOf(
    db,
    projects.map(({ id }) => id),
    accountId,
  )
  return projects.map((project) =>
    presentThread(
      project,
      threads.find(({ projectId }) => projectId === project.id),
    ),
  )
}

const presentPerson = ({ publicId, name, photo, role, seenNo, deliveredNo, lastSeenAt }: Person) => ({
  id: publicId,
  name,
  role,
  photo,
  seen_no: seenNo,
  delivered_no: deliveredNo,
  last_seen_at: lastSeenAt?.toISOString() ?? null,
})

const officeHoursOf = async (db: ChatDeps['db'], showroomId: number, now: Date) => {
  const { hours } = await officeSettingsOf(db, showroomId)
  return hours && officeShownAt(hours, now)
}

/** What somebody did long ago says little of what they do. */
const answersOfMs = 90 * periods.day

const answersWithin = async (db: ChatDeps['db'], showroomId: number, now: Date) =>
  usualAnswerTime(await turnsOfClients(db, showroomId, new Date(now.getTime() - answersOfMs)), now)

export type Looking = {
  beforeNo: number | null
  search: string
  /** Of its files one page, in place of what was said. */
  files: Omit<WantedFiles, 'search'> | null
}

const noFiles = { files: [], count: 0 }

/** The cursor comes before the data: what happens meanwhile is told once more rather than never. */
export const readChat = async (
  { db, now }: ChatDeps,
  { account, project, scope }: AccountInProject & { scope: NonNullable<Who['caller']>['scope'] },
  { beforeNo, search, files }: Looking,
): Promise<ProjectChat> => {
  const page = scope === 'account' ? null : scope
  const live = await cursorNow(db, { accountId: account.id, projectId: project.id, page })
  const [thread] = await threadsOf(db, [project.id], account.id)
  const most = messagesPerPage + 1
  const found = thread && !files ? await messagesOf(db, thread.id, { beforeNo, search, most }) : []
  const messages = found.slice(-messagesPerPage)
  const sent = thread && files ? await filesOfChat(db, thread.id, { ...files, search }) : noFiles
  const { suggest, approve } = allowedTo(project)
  return {
    thread: presentThread(project, thread),
    me: account.publicId,
    can: { pin: suggest, decide: approve },
    office_hours: await officeHoursOf(db, project.showroomId, now()),
    answers_within: await answersWithin(db, project.showroomId, now()),
    people: (await peopleOf(db, project.id)).map(presentPerson),
    Project_chats: messages.map(presentMessage),
    room_files: sent.files.map((file) => ({ ...file, ...presentFile(file) })),
    file_count: sent.count,
    pinned: thread ? (await pinnedOf(db, thread.id)).map(presentMessage) : [],
    has_older: found.length > messages.length,
    live,
  }
}
