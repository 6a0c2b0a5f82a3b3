import type { ProjectRoom } from '@showroom/contract/project/project'
import { exact } from '@showroom/widgets/ui/format.ts'
import { useState } from 'react'
import { AskDialog } from './AskDialog.tsx'
import { RoomDialog } from './RoomDialog.tsx'
import { useChange } from './useChange.ts'
import type { TabProps } from './Workspace.tsx'
import { counted, roomWords } from './words.ts'

export const RoomsTab = ({ project, onChange }: TabProps) => {
  const [edited, setEdited] = useState<ProjectRoom | 'new' | null>(null)
  const { rooms, can } = project
  return (
    <div className="workspace-stack">
      {rooms.length === 0 && (
        <p className="workspace-none">No room yet. With its measures we can tell how many boxes you need.</p>
      )}
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
            Add a room
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
  const remove = () =>
    void change((call) => call('DELETE /api/project_room/{id}', { params: { id: room.id } }), onChange)
  return (
    <li className="workspace-room">
      <h3>{room.name}</h3>
      <p className="project-soft">
        {[roomWords[room.type], sidesOf(room), counted(room.item_count, 'item')].filter(Boolean).join(' · ')}
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
            Measure<span className="visually-hidden"> {room.name}</span>
          </button>
          {project.can.approve && (
            <button type="button" className="account-plain" onClick={() => setAsking(true)}>
              Remove<span className="visually-hidden"> {room.name}</span>
            </button>
          )}
        </div>
      )}
      {isAsking && (
        <AskDialog
          title={`Remove ${room.name}?`}
          confirm="Remove the room"
          isBusy={isBusy}
          onConfirm={remove}
          onClose={() => setAsking(false)}
        >
          <p>Its items stay in the project, without a room.</p>
        </AskDialog>
      )}
    </li>
  )
}

const feet = (milli: number) => `${Number(exact(milli).replaceAll(',', ''))} ft`

/** “10 ft × 8 ft × 8 ft”: of its first rectangle, and its height. */
const sidesOf = ({ measures: { rectangles, height } }: ProjectRoom): string => {
  const [first, ...others] = rectangles
  if (!first) return ''
  const sides = [first.length, first.width, ...(height > 0 ? [height] : [])].map(feet).join(' × ')
  return others.length > 0 ? `${sides} and ${counted(others.length, 'more part')}` : sides
}

const areasOf = ({ areas }: ProjectRoom): [string, string][] => [
  ['Floor', `${exact(areas.floor)} sq ft`],
  ['Walls', `${exact(areas.wall)} sq ft`],
  ...(areas.backsplash > 0
    ? [['Backsplash', `${exact(areas.backsplash)} sq ft`] satisfies [string, string]]
    : []),
  ...(areas.counter > 0 ? [['Counter', `${exact(areas.counter)} linear ft`] satisfies [string, string]] : []),
]
