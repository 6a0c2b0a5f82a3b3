import type { ProjectRoom } from '@showroom/contract/project/project'
import { exact } from '@showroom/widgets/ui/format.ts'
import { useState } from 'react'
import { useDisplay } from '../../shop-context/display.ts'
import { AskDialog } from '../../kit/form/AskDialog.tsx'
import { RoomDialog } from './RoomDialog.tsx'
import { lengthText } from './typed.ts'
import { useChange } from './useChange.ts'
import type { TabProps } from './Workspace.tsx'
import { roomWords, surfaceWords } from './choice.messages.ts'
import { projectMessages as messages } from './messages.ts'

export const RoomsTab = ({ project, onChange }: TabProps) => {
  const [edited, setEdited] = useState<ProjectRoom | 'new' | null>(null)
  const { rooms, can } = project
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

type CardProps = TabProps & { room: ProjectRoom; onEdit: () => void }

const RoomCard = ({ room, project, onChange, onEdit }: CardProps) => {
  const [isAsking, setAsking] = useState(false)
  const { isBusy, change } = useChange()
  const isDecimal = useDisplay(({ display }) => display?.isDecimal ?? false)
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
