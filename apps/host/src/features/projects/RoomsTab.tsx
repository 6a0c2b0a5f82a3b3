import type { ProjectRoom } from '@showroom/contract/project/project'
import { exact } from '@showroom/widgets/ui/format.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { useRead } from '../../data/useRead.ts'
import { useIsDecimal } from '../../shop-context/display.ts'
import { AskDialog } from '../../kit/form/AskDialog.tsx'
import { myRoomsMessages } from '../visualizer/mine/messages.ts'
import { visualizerPaths } from '../visualizer/visualizer-paths.ts'
import { RoomDialog } from './RoomDialog.tsx'
import { lengthText } from '../../kit/form/typed-amounts.ts'
import { useChange } from './useChange.ts'
import type { TabProps } from './Workspace.tsx'
import { roomWords, surfaceWords } from './choice.messages.ts'
import { projectMessages as messages } from './messages.ts'

export const RoomsTab = ({ project, onChange }: TabProps) => {
  const [edited, setEdited] = useState<ProjectRoom | 'new' | null>(null)
  const { rooms, can } = project
  const designs = useDesigns(project.id)
  return (
    <div className="workspace-stack">
      {rooms.length === 0 && <p className="workspace-none">{messages.noRoomYetWith}</p>}
      {rooms.length > 0 && (
        <ul className="workspace-rooms">
          {rooms.map((room) => (
            <RoomCard
              key={room.id}
              room={room}
              project={project}
              design={designs.get(room.id) ?? null}
              onChange={onChange}
              onEdit={() => setEdited(room)}
            />
          ))}
        </ul>
      )}
      {can.suggest && (
        <div className="account-actions">
          <button type="button" className="button" onClick={() => setEdited('new')}>
            {messages.addARoom}
          </button>
        </div>
      )}
      {edited && (
        <RoomDialog
          projectId={project.id}
          room={edited === 'new' ? null : edited}
          onSaved={(changed) => {
            onChange(changed)
            setEdited(null)
          }}
          onClose={() => setEdited(null)}
        />
      )}
    </div>
  )
}

const mostDesigns = 96

/** The viewer’s own designs of the rooms of a project, the latest of each. */
const useDesigns = (project: string): ReadonlyMap<string, string> => {
  const read = useRead('GET /api/visualization/design', { query: { project, page_size: mostDesigns } })
  if (read.kind !== 'ready') return new Map()
  // They come the latest first, and of two with one key the last stays.
  return new Map(
    read.reply.data.toReversed().flatMap(({ id, room_id }) => (room_id === null ? [] : [[room_id, id]])),
  )
}

type CardProps = TabProps & { room: ProjectRoom; design: string | null; onEdit: () => void }

const RoomCard = ({ room, project, design, onChange, onEdit }: CardProps) => {
  const [isAsking, setAsking] = useState(false)
  const { isBusy, change } = useChange()
  const isDecimal = useIsDecimal()
  const remove = () =>
    void change((call) => call('DELETE /api/project_room/{id}', { params: { id: room.id } }), onChange)
  return (
    <li className="workspace-room">
      <h3>{room.name}</h3>
      <p className="project-soft">
        {[roomWords[room.type], sidesOf(room, isDecimal), messages.itemCount(room.item_count)]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <dl className="workspace-areas">
        {areasOf(room).map(([label, words]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      {design !== null && (
        <p>
          <Link className="account-plain" to={visualizerPaths.room({ design })}>
            {myRoomsMessages.openInRoom}
            <span className="visually-hidden"> {room.name}</span>
          </Link>
        </p>
      )}
      {project.can.suggest && (
        <div className="account-actions">
          <button type="button" className="account-plain" onClick={onEdit}>
            {messages.measureRoom}
            <span className="visually-hidden"> {room.name}</span>
          </button>
          {project.can.approve && (
            <button type="button" className="account-plain" onClick={() => setAsking(true)}>
              {messages.remove}
              <span className="visually-hidden"> {room.name}</span>
            </button>
          )}
        </div>
      )}
      {isAsking && (
        <AskDialog
          title={messages.removeNamed(room.name)}
          confirm={messages.removeTheRoom}
          isBusy={isBusy}
          onConfirm={remove}
          onClose={() => setAsking(false)}
        >
          <p>{messages.itsItemsStayIn}</p>
        </AskDialog>
      )}
    </li>
  )
}

/** “10 ft × 8 ft × 8 ft”: of its first rectangle, and its height. */
const sidesOf = ({ measures: { rectangles, height } }: ProjectRoom, isDecimal: boolean): string => {
  const [first, ...others] = rectangles
  if (!first) return ''
  const lengths = [first.length, first.width, ...(height > 0 ? [height] : [])]
  const sides = lengths.map((length) => lengthText(length, isDecimal)).join(' × ')
  return others.length > 0 ? messages.andMoreParts(sides, others.length) : sides
}

const areasOf = ({ areas }: ProjectRoom): [string, string][] => [
  [surfaceWords.floor, messages.sqFt(exact(areas.floor))],
  [surfaceWords.wall, messages.sqFt(exact(areas.wall))],
  ...(areas.backsplash > 0
    ? [[surfaceWords.backsplash, messages.sqFt(exact(areas.backsplash))] satisfies [string, string]]
    : []),
  ...(areas.counter > 0
    ? [[surfaceWords.counter, messages.linearFt(exact(areas.counter))] satisfies [string, string]]
    : []),
]
