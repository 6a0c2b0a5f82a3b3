import type { ChatMessage, ProjectChat } from '@showroom/contract/chat/chat'
import type { Shop } from '../shop/index.ts'
import type { Pending } from './chat-view.ts'

/** Where a talk is held: what it is asked for and written to by. */
export type ChatPlace = {
  /** What a browser keeps of it is kept under this. */
  key: string
  /** Of `GET /api/live`. */
  live: string
  read: (query: { before_no?: number }) => Promise<ProjectChat>
  /** Everything since, the own message among it. */
  post: (message: Pending, after: number | undefined) => Promise<readonly ChatMessage[]>
  seen: (no: number) => Promise<unknown>
  /** It has come, and nobody has looked at it yet. */
  delivered?: (no: number) => Promise<unknown>
  typing?: () => Promise<unknown>
  files: {
    /** Calls under this name take them and give them out. */
    call: 'projectChat_file' | 'order_chat_file'
    /** What they are attached to. */
    to: string
    /** What was attached, and not sent: nobody has seen it. */
    discard: (fileId: string) => Promise<unknown>
  }
  /** Its project; null where people write and send files, and show, pin or decide nothing. */
  project: string | null
}

export const projectPlace = ({ call }: Shop, project: string): ChatPlace => ({
  key: project,
  live: `project=${project}`,
  project,
  read: async (query) =>
    (await call('GET /api/projectChat/{projectId}', { params: { projectId: project }, query })).data,
  post: async ({ clientId, body, card, files, mentions, replyTo }, after) => {
    const { data } = await call('POST /api/projectChat', {
      body: {
        project,
        client_id: clientId,
        body,
        files: files.map(({ id }) => id),
        mentions: [...mentions],
        ...(card ? { card } : {}),
        ...(replyTo === null ? {} : { reply_to: replyTo }),
        ...(after === undefined ? {} : { after_no: after }),
      },
    })
    return data.Project_chats
  },
  seen: (no) => call('POST /api/projectChat/seen', { body: { project, no } }),
  delivered: (no) => call('POST /api/projectChat/delivered', { body: { project, no } }),
  typing: () => call('POST /api/projectChat/typing', { body: { project } }),
  files: {
    call: 'projectChat_file',
    to: project,
    discard: (id) => call('DELETE /api/projectChat_file/{id}', { params: { id } }),
  },
})
