import { type FileGroup, filesPerPage } from '@showroom/contract/chat/chat-choices'
import { useRef, useState } from 'react'
import { useAnswer } from '../../catalogue-kit/useAnswer.ts'
import { ChatSkeleton } from '../ChatSkeleton.tsx'
import type { Chat } from '../open-chat.ts'
import { useRested } from '../useRested.ts'
import { useStore } from '../../shop/context.ts'
import { useShop } from '../../shop/index.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { DownloadAll, FilesHead } from './FilesHead.tsx'
import { Pages } from './Pages.tsx'
import { FileTile } from './FileTile.tsx'
import { chatFileWords as words } from './messages.ts'

export type FilesPaneProps = { chat: Chat; project: string; search: string }
type Looking = { of: string; group: FileGroup | null; page: number }

/** What was sent in the chat, the newest first: by kind, by name, a page at a time. */
export const FilesPane = ({ chat, project, search }: FilesPaneProps) => {
  const asked = useRested(search.trim())
  const [chosen, setLooking] = useState<Looking>({ of: asked, group: null, page: 1 })
  /** Another word begins at the first page. */
  const { group, page } = chosen.of === asked ? chosen : { ...chosen, page: 1 }
  const list = useRef<HTMLUListElement>(null)
  const answer = useFiles(chat, { project, search: asked, group, page })
  const found = answer.value?.data
  // Some may have been taken back since: the server answers with the last page then.
  const lastPage = Math.max(1, Math.ceil((found?.file_count ?? 0) / filesPerPage))
  const turnTo = (next: number) => {
    setLooking({ of: asked, group, page: next })
    list.current?.focus()
  }
  return (
    <section className="chat-files" aria-label={words.files}>
      <FilesHead
        group={group}
        count={found?.file_count ?? null}
        onGroup={(next) => setLooking({ of: asked, group: next, page: 1 })}
      >
        {found && found.file_count > 0 && chat.place.project !== null && (
          <DownloadAll chat={chat} name={found.thread.project_name} />
        )}
      </FilesHead>
      {answer.failure !== null && (
        <ErrorState title={words.failed} text={words.failedText} onRetry={answer.retry} />
      )}
      {!found && answer.failure === null && <ChatSkeleton />}
      {found?.file_count === 0 && <EmptyState title={nothing(asked, group)} />}
      {found && found.file_count > 0 && (
        <>
          <ul ref={list} className="chat-files-grid" tabIndex={-1} aria-busy={!answer.isCurrent}>
            {found.room_files.map((file) => (
              <li key={file.id}>
                <FileTile talk={chat} file={file} />
              </li>
            ))}
          </ul>
          <Pages page={Math.min(page, lastPage)} lastPage={lastPage} onPage={turnTo} />
        </>
      )}
    </section>
  )
}

const nothing = (search: string, group: FileGroup | null) => {
  if (search !== '') return words.noMatch
  return group ? words.noneOf(group) : words.none
}

type Wanted = { project: string; search: string; group: FileGroup | null; page: number }

const useFiles = (chat: Chat, { project, search, group, page }: Wanted) => {
  const { call } = useShop()
  // Asked again when another one was sent, or one was taken back.
  const sent = useStore(chat.view, ({ messages }) => messages.flatMap(({ files }) => files).length)
  return useAnswer({
    key: `chat files ${project} ${group} ${page} ${sent} ${search}`,
    ask: (signal) =>
      call('GET /api/projectChat/{projectId}', {
        params: { projectId: project },
        query: { t: 'files', s: search, page, ...(group ? { type: group } : {}) },
        signal,
      }),
  })
}
