import { type FileGroup, fileGroups } from '@showroom/contract/chat/chat-choices'
import { type ReactNode, useState } from 'react'
import { downloadAll } from '../chat-files.ts'
import type { Chat } from '../open-chat.ts'
import { Button } from '../../ui/Button.tsx'
import { chatFileWords as words } from './messages.ts'

type FilesHeadProps = {
  group: FileGroup | null
  count: number | null
  onGroup: (group: FileGroup | null) => void
  /** What else can be done with them. */
  children: ReactNode
}

/** Which kinds are looked at, and how many there are of them. */
export const FilesHead = ({ group, count, onGroup, children }: FilesHeadProps) => (
  <div className="chat-files-head">
    <div className="chat-files-groups" role="group" aria-label={words.kinds}>
      {[null, ...fileGroups].map((each) => (
        <button
          key={each ?? 'all'}
          type="button"
          className="chat-pane"
          aria-pressed={group === each}
          onClick={() => onGroup(each)}
        >
          {each ? words.groups[each] : words.all}
        </button>
      ))}
    </div>
    <div className="chat-files-sum">
      <p className="chat-files-count" role="status">
        {count !== null && <bdi>{words.count(count)}</bdi>}
      </p>
      {children}
    </div>
  </div>
)

type VersionsHeadProps = { name: string; onBack: () => void }

/** Whose versions are looked at, and the way back. */
export const VersionsHead = ({ name, onBack }: VersionsHeadProps) => (
  <div className="chat-files-head">
    <h3>{words.versionsOf(name)}</h3>
    <Button kind="quiet" onClick={onBack}>
      {words.allFiles}
    </Button>
  </div>
)

type ViewChoiceProps = { isList: boolean; onChoose: (isList: boolean) => void }

export const ViewChoice = ({ isList, onChoose }: ViewChoiceProps) => (
  <div role="group" aria-label={words.view}>
    {[false, true].map((each) => (
      <button
        key={String(each)}
        type="button"
        className="chat-pane"
        aria-pressed={isList === each}
        onClick={() => onChoose(each)}
      >
        {each ? words.list : words.grid}
      </button>
    ))}
  </div>
)

/** All that was ever sent, in one archive. */
export const DownloadAll = ({ chat, name }: { chat: Chat; name: string }) => {
  const [isBusy, setBusy] = useState(false)
  const [failed, setFailed] = useState<string | null>(null)
  const download = async () => {
    setBusy(true)
    setFailed(await downloadAll(chat, name))
    setBusy(false)
  }
  return (
    <>
      <Button kind="quiet" isBusy={isBusy} onClick={() => void download()}>
        {isBusy ? words.zipComes : words.downloadAll}
      </Button>
      {failed && (
        <p className="chat-error" role="alert">
          {failed}
        </p>
      )}
    </>
  )
}
