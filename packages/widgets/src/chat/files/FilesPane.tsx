import type { SentFile } from '@showroom/contract/chat/chat'
import { type FileGroup, type FileSort, filesPerPage } from '@showroom/contract/chat/chat-choices'
import { descending, type SortBy } from '@showroom/contract/shared/sort'
import { type RefObject, useRef, useState } from 'react'
import { ChatSkeleton } from '../ChatSkeleton.tsx'
import type { Chat } from '../open-chat.ts'
import { useRested } from '../useRested.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { DownloadAll, FilesHead, VersionsHead, ViewChoice } from './FilesHead.tsx'
import { Pages } from './Pages.tsx'
import { FileTile } from './FileTile.tsx'
import { SortBar } from './SortBar.tsx'
import { chatFileWords as words } from './messages.ts'
import { useFiles, useListChoice } from './useFiles.ts'

export type FilesPaneProps = { chat: Chat; project: string; search: string }
type Looking = {
  of: string
  group: FileGroup | null
  sort: SortBy<FileSort>
  /** Whose versions are looked at. */
  one: SentFile | null
  page: number
}

const newest = descending('when')

/** What was sent in the chat: by kind, by name, as tiles or as a list, a page at a time. */
export const FilesPane = ({ chat, project, search }: FilesPaneProps) => {
  const asked = useRested(search.trim())
  const [isList, chooseList] = useListChoice(chat)
  const [chosen, setLooking] = useState<Looking>({ of: asked, group: null, sort: newest, one: null, page: 1 })
  /** Another word begins at the first page, among all files. */
  const looking = chosen.of === asked ? chosen : { ...chosen, of: asked, one: null, page: 1 }
  const { group, one, page } = looking
  const look = (change: Partial<Looking>) => setLooking({ ...looking, page: 1, ...change })
  const list = useRef<HTMLUListElement>(null)
  const turn = (change: Partial<Looking>) => {
    look(change)
    list.current?.focus()
  }
  // Its versions are looked at by themselves, whatever was chosen among all files.
  const alone = one && { search: '', group: null, sort: newest, versionsOf: one.id }
  const answer = useFiles(chat, { project, search: asked, versionsOf: null, ...looking, ...alone })
  const found = answer.value?.data
  const count = found?.file_count ?? null
  // Some may have been taken back since: the server answers with the last page then.
  const lastPage = Math.max(1, Math.ceil((count ?? 0) / filesPerPage))
  return (
    <section className="chat-files" aria-label={words.files}>
      {one ? (
        <VersionsHead name={one.file_name} onBack={() => turn({ one: null })} />
      ) : (
        <FilesHead group={group} count={count} onGroup={(next) => look({ group: next })}>
          <ViewChoice isList={isList} onChoose={chooseList} />
          {found && count !== 0 && chat.place.project !== null && (
            <DownloadAll chat={chat} name={found.thread.project_name} />
          )}
        </FilesHead>
      )}
      {answer.failure !== null && (
        <ErrorState title={words.failed} text={words.failedText} onRetry={answer.retry} />
      )}
      {!found && answer.failure === null && <ChatSkeleton />}
      {count === 0 && <EmptyState title={nothing(asked, group)} />}
      {found && count !== 0 && (
        <>
          {isList && !one && <SortBar sort={looking.sort} onSort={(sort) => look({ sort })} />}
          <FileList
            list={list}
            chat={chat}
            files={found.room_files}
            isBusy={!answer.isCurrent}
            isList={isList}
            isVersions={one !== null}
            onVersions={(file) => turn({ one: file })}
          />
          <Pages
            page={Math.min(page, lastPage)}
            lastPage={lastPage}
            onPage={(next) => turn({ page: next })}
          />
        </>
      )}
    </section>
  )
}

type FileListProps = {
  list: RefObject<HTMLUListElement | null>
  chat: Chat
  files: readonly SentFile[]
  isBusy: boolean
  isList: boolean
  /** All of one file. */
  isVersions: boolean
  onVersions: (file: SentFile) => void
}

const FileList = ({ list, chat, files, isBusy, isList, isVersions, onVersions }: FileListProps) => (
  <ul ref={list} className={isList ? 'chat-files-list' : 'chat-files-grid'} tabIndex={-1} aria-busy={isBusy}>
    {files.map((file) => (
      <li key={file.id}>
        <FileTile
          talk={chat}
          file={file}
          isRow={isList}
          isVersion={isVersions}
          onVersions={() => onVersions(file)}
        />
      </li>
    ))}
  </ul>
)

const nothing = (search: string, group: FileGroup | null) => {
  if (search !== '') return words.noMatch
  return group ? words.noneOf(group) : words.none
}
