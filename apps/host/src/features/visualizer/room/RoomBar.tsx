import { planSize } from '@showroom/contract/visualizer/plan-words.rules'
import { Link } from 'react-router'
import { LineIcon } from '../../../kit/LineIcon.tsx'
import { isSignedIn, useSession } from '../../../session/session.ts'
import { roomMessages as messages } from './messages.ts'
import type { RoomScene } from './scenes.ts'
import type { RoomKeeping } from './useKeep.ts'
import type { RoomLook } from './useLook.ts'
import { rememberWayBack, wayToKeep } from './way-back.ts'

export type RoomView = 'photo' | 'live'

type Props = {
  look: RoomLook
  keeping: RoomKeeping
  view: RoomView
  scenes: readonly RoomScene[]
  scene: RoomScene
  isComparing: boolean
  onView: (view: RoomView) => void
  onScene: (scene: RoomScene) => void
  onCompare: () => void
  onShare: () => void
  onPaper: () => void
  onSize: () => void
}

const icons = {
  undo: 'M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3',
  redo: 'm15 14 5-5-5-5M20 9H10a6 6 0 0 0 0 12h3',
  compare: 'M12 3v18M8 7H4v10h4M16 7h4v10h-4',
  paper: 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6',
  share: 'M12 3v12M8 7l4-4 4 4M5 13v7h14v-7',
} as const

/** What concerns the room as a whole: how it is seen, steps back and forth, keeping and sharing. */
export const RoomBar = ({ look, keeping, view, scenes, scene, isComparing, ...on }: Props) => (
  <div className="room-bar">
    <div className="room-views" role="group" aria-label={messages.view}>
      {(['photo', 'live'] as const).map((each) => (
        <button key={each} type="button" aria-pressed={view === each} onClick={() => on.onView(each)}>
          {messages[each]}
        </button>
      ))}
    </div>
    {view === 'photo' && scenes.length > 1 && (
      <div className="room-views room-scenes" role="group" aria-label={messages.scene}>
        {scenes.map((each, index) => (
          <button
            key={each.scene}
            type="button"
            aria-label={messages.sceneNumber(index + 1)}
            aria-pressed={each === scene}
            onClick={() => on.onScene(each)}
          >
            {index + 1}
          </button>
        ))}
      </div>
    )}
    <button type="button" className="room-size" onClick={on.onSize}>
      {messages.size}
      <span>{planSize(look.plan).text}</span>
    </button>
    <span className="room-bar-gap" />
    <IconButton icon="undo" isOff={!look.canUndo} onPress={look.undo} />
    <IconButton icon="redo" isOff={!look.canRedo} onPress={look.redo} />
    {view === 'photo' && <IconButton icon="compare" isPressed={isComparing} onPress={on.onCompare} />}
    <IconButton icon="paper" onPress={on.onPaper} />
    <IconButton icon="share" onPress={on.onShare} />
    <KeepRoom isChanged={look.isChanged} keeping={keeping} wayBack={roomWay} />
  </div>
)

type IconProps = { icon: keyof typeof icons; isOff?: boolean; isPressed?: boolean; onPress: () => void }

export const IconButton = ({ icon, isOff = false, isPressed, onPress }: IconProps) => (
  <button
    type="button"
    className="icon-button"
    aria-label={messages[icon]}
    title={messages[icon]}
    aria-pressed={isPressed}
    // It keeps the focus while there is nothing to do.
    aria-disabled={isOff}
    onClick={() => {
      if (!isOff) onPress()
    }}
  >
    <LineIcon path={icons[icon]} size={22} />
  </button>
)

/** Where a guest goes on to keep it for good. */
type WayBack = { to: (id: string) => string; onLeave: (id: string) => void }
const roomWay: WayBack = { to: wayToKeep, onLeave: rememberWayBack }

type KeepProps = { isChanged: boolean; keeping: RoomKeeping; wayBack: WayBack }

/** Kept or not, and what stands in its way. */
export const KeepRoom = ({ isChanged, keeping: { kept, keeping, keep, keepMine }, wayBack }: KeepProps) => {
  const isKept = kept !== null && !isChanged
  return (
    <>
      <button
        type="button"
        className="button"
        data-failed={keeping.kind === 'failed' || keeping.kind === 'conflict'}
        aria-disabled={keeping.kind === 'busy'}
        onClick={() => void keep()}
      >
        {keeping.kind === 'busy' ? messages.saving : isKept ? messages.saved : messages.save}
      </button>
      {isKept && <KeepForGood id={kept.id} wayBack={wayBack} />}
      {keeping.kind === 'failed' && (
        <p className="room-kept" role="alert">
          {messages.notSaved}: {keeping.sentence}
        </p>
      )}
      {keeping.kind === 'conflict' && (
        <div className="room-kept" role="alert">
          {messages.changedElsewhere}{' '}
          <button type="button" onClick={() => void keepMine()}>
            {messages.keepMine}
          </button>{' '}
          <button type="button" onClick={() => location.reload()}>
            {messages.useTheirs}
          </button>
        </div>
      )}
    </>
  )
}

/** What a guest keeps hangs on this browser; an account makes a project of it. */
const KeepForGood = ({ id, wayBack }: { id: string; wayBack: WayBack }) => {
  const isIn = useSession(isSignedIn)
  if (isIn) return null
  return (
    <p className="room-kept" role="status">
      {messages.keepItHint}{' '}
      <Link to={wayBack.to(id)} onClick={() => wayBack.onLeave(id)}>
        {messages.keepIt}
      </Link>
    </p>
  )
}
