import type { ChatFile, ChatMessage, ProjectChat } from '@showroom/contract/chat/chat'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { fillShelf } from '../../cart/testing/shelf.store.ts'
import { aMemberOf, aProject, type Homeowner } from '../../project/testing/a-homeowner.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { testDay } from '../../testing/test-clock.ts'

export type Sent = { Project_chats: ChatMessage[]; room_files: ChatFile[]; message: ChatMessage }

export const chatOf = async ({ ask }: Homeowner, project: string, query = '') =>
  (await ask<ProjectChat>(`GET /api/projectChat/${project}${query}`)).data

/** What people have said, without the lines of what happened. */
export const saidIn = ({ Project_chats }: Pick<ProjectChat, 'Project_chats'>) =>
  Project_chats.filter(({ kind }) => kind !== 'system')

export const bodies = (chat: Pick<ProjectChat, 'Project_chats'>) => saidIn(chat).map(({ body }) => body)

/** The application with a clock of its own, and people who talk. */
export const aHouseOfChats = () => {
  let opened: Awaited<ReturnType<typeof openTestApp>>
  let clock = testDay.getTime()
  let sent = 0
  beforeAll(async () => {
    opened = await openTestApp({}, () => new Date(clock))
    await fillShelf(opened.db)
  })
  afterAll(() => opened.close())
  // Everybody registers from one address here, and twenty an hour may.
  beforeEach(() => {
    clock += 10 * 60_000
  })
  return {
    opened: () => opened,
    now: () => new Date(clock),
    later: (ms: number) => {
      clock += ms
    },
    aChat: async (access: object = {}) => {
      const { owner, id } = await aProject(opened)
      const member = await aMemberOf(opened, owner, { projectId: id, ...access })
      return { owner, member, id }
    },
    say: async ({ ask }: Homeowner, project: string, more: object = {}) => {
      // Nobody writes as fast as a test.
      clock += 5_000
      sent += 1
      return ask<Sent>('POST /api/projectChat', { project, client_id: `c${sent}`, body: 'Hello', ...more })
    },
  }
}
