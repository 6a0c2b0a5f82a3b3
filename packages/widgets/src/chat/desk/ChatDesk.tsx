import { useCallback, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { ChatRoom } from '../ChatRoom.tsx'
import { Threads } from '../ThreadList.tsx'
import { InfoPane } from './InfoPane.tsx'
import { deskWords } from './words.ts'

export type ChatDeskProps = {
  project: string
  /** The place of a message that is looked for. */
  at?: number | undefined
  onOpen: (project: string) => void
}

type Pane = 'threads' | 'messages' | 'info'

/** All talks, the messages of one, and what belongs to it; on small screens one after the other. */
export const ChatDesk = ({ project, at, onOpen }: ChatDeskProps) => {
  const [pane, setPane] = useState<Pane>('messages')
  const [visits, setVisits] = useState(0)
  const lookAgain = useCallback(() => setVisits((count) => count + 1), [])
  return (
    <div data-desk="all" data-pane={pane}>
      <nav data-desk="threads" aria-label={deskWords.threads}>
        <Threads
          current={project}
          visits={visits}
          onOpen={(opened) => {
            setPane('messages')
            if (opened !== project) onOpen(opened)
          }}
        />
      </nav>
      <ChatRoom
        key={project}
        project={project}
        at={at}
        back={
          <span data-desk="back">
            <Button kind="quiet" onClick={() => setPane('threads')}>
              {deskWords.allTalks}
            </Button>
            <Button kind="quiet" onClick={() => setPane('info')}>
              {deskWords.info}
            </Button>
          </span>
        }
        beside={(loaded, chat) => (
          <InfoPane
            onNews={lookAgain}
            chat={chat}
            loaded={loaded}
            back={
              <span data-desk="back">
                <Button kind="quiet" onClick={() => setPane('messages')}>
                  {deskWords.back}
                </Button>
              </span>
            }
          />
        )}
      />
    </div>
  )
}
