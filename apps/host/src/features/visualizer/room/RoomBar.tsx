import { shownSize } from '@showroom/contract/visualizer/feet.rules'
import { planSize } from '@showroom/contract/visualizer/plan-words.rules'
import { LineIcon } from '../../../kit/LineIcon.tsx'
import { useIsDecimal } from '../../../shop-context/display.ts'
import { loadLiveAhead } from './live/load-ahead.ts'
import { KeepButton, KeepNotes, RestoredNote, roomWay } from './KeepRoom.tsx'
import { roomMessages as messages } from './messages.ts'
import type { RoomScene } from './scenes.ts'
import type { RoomKeeping } from './useKeep.ts'
import type { RoomLook } from './useLook.ts'

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
  <div className="room-head">
    <div className="room-bar">
      <div className="room-views" role="group" aria-label={messages.view}>
        {(['photo', 'live'] as const).map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={view === each}
            {...(each === 'live' && { onPointerEnter: loadLiveAhead, onFocus: loadLiveAhead })}
            onClick={() => on.onView(each)}
          >
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
      <SizeButton look={look} onSize={on.onSize} />
      <span className="room-bar-gap" />
      <IconButton icon="undo" isOff={!look.canUndo} onPress={look.undo} />
      <IconButton icon="redo" isOff={!look.canRedo} onPress={look.redo} />
      {view === 'photo' && <IconButton icon="compare" isPressed={isComparing} onPress={on.onCompare} />}
      <IconButton icon="paper" onPress={on.onPaper} />
      <IconButton icon="share" onPress={on.onShare} />
      <KeepButton isChanged={look.isChanged} keeping={keeping} />
    </div>
    <KeepNotes isChanged={look.isChanged} keeping={keeping} wayBack={roomWay}>
      {look.isRestored && <RestoredNote onStartOver={look.startOver} />}
    </KeepNotes>
  </div>
)

const SizeButton = ({ look, onSize }: Pick<Props, 'look' | 'onSize'>) => (
  <button type="button" className="room-size" onClick={onSize}>
    {messages.size}
    <span>{shownSize(planSize(look.plan), useIsDecimal())}</span>
  </button>
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
