import type { FileGroup, FileSort } from '@showroom/contract/chat/chat-choices'
import type { SortBy } from '@showroom/contract/shared/sort'
import { useState } from 'react'
import { useAnswer } from '../../catalogue-kit/useAnswer.ts'
import { useStore } from '../../shop/context.ts'
import { useShop } from '../../shop/index.ts'
import type { Chat } from '../open-chat.ts'

export type Wanted = {
  project: string
  search: string
  group: FileGroup | null
  sort: SortBy<FileSort>
  /** All versions of one file; null: everything in its latest. */
  versionsOf: string | null
  page: number
}

export const useFiles = (chat: Chat, { project, search, group, sort, versionsOf, page }: Wanted) => {
  const { call } = useShop()
  // Asked again when another one was sent, or one was taken back.
  const sent = useStore(chat.view, ({ messages }) => messages.flatMap(({ files }) => files).length)
  return useAnswer({
    key: `chat files ${project} ${group} ${sort} ${versionsOf} ${page} ${sent} ${search}`,
    ask: (signal) =>
      call('GET /api/projectChat/{projectId}', {
        params: { projectId: project },
        query: {
          t: 'files',
          s: search,
          sort,
          page,
          ...(group ? { type: group } : {}),
          ...(versionsOf ? { versions_of: versionsOf } : {}),
        },
        signal,
      }),
  })
}

/** Whether files are seen as a list: one’s choice, in all chats of a showroom and on the next visit. */
export const useListChoice = ({ shop: { keepsakes, prefix } }: Chat) => {
  const key = `${prefix}:chat_files`
  const [isList, setList] = useState(() => keepsakes.read(key) === 'list')
  const choose = (next: boolean) => {
    keepsakes.write(key, next ? 'list' : null)
    setList(next)
  }
  return [isList, choose] as const
}
