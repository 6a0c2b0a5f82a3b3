import type { ProjectChat } from '@showroom/contract/chat/chat'
import type { Chat } from './open-chat.ts'
import { PinnedPane } from './PinnedPane.tsx'
import { SearchPane } from './SearchPane.tsx'

export type PanesProps = {
  pane: 'pinned' | 'messages'
  chat: Chat
  loaded: ProjectChat
  project: string
  search: string
}

/** What stands in the place of the messages when it is asked for. */
export const Panes = ({ pane, chat, loaded, project, search }: PanesProps) => {
  if (pane === 'pinned' && !search) return <PinnedPane chat={chat} loaded={loaded} />
  return <SearchPane chat={chat} loaded={loaded} project={project} search={search.trim()} />
}
