import { type Sides, shownSize } from '@showroom/contract/visualizer/feet.rules'
import type { Plan } from '@showroom/contract/visualizer/plan'
import { planSize } from '@showroom/contract/visualizer/plan-words.rules'
import { areasOfPlan, type PlanAreas } from '@showroom/contract/visualizer/plan-areas.rules'
import type { DesignState } from '@showroom/contract/visualizer/design'
import { isFixture } from '@showroom/contract/visualizer/fixtures'
import { isLaid, isPainted, type SurfaceKey } from '@showroom/contract/visualizer/surfaces'
import type { Material } from '@showroom/contract/visualizer/visualizer'
import { furnishing } from '@showroom/drawing/furnishing'
import { goodsOf } from '@showroom/drawing/goods-of'
import { useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useIsDecimal } from '../../../shop-context/display.ts'
import { AskForSample } from '../../contact/AskForSample.tsx'
import { visualizerMessages } from '../messages.ts'
import type { SpotProduct } from '../ProductSpots.tsx'
import { fixtureMessages } from './fixture.messages.ts'
import { goodsOnPlanes, keyOn } from '@showroom/drawing/goods-on-planes'
import { LiveDoor } from './live/LiveDoor.tsx'
import { laidOn } from './look.rules.ts'
import { roomMessages as messages } from './messages.ts'
import { RoomActions } from './RoomActions.tsx'
import { RoomBar, type RoomView } from './RoomBar.tsx'
import { linesOf, type RoomLines } from './room-lines.rules.ts'
import { RoomList } from './RoomList.tsx'
import { type OpenDialog, RoomDialog } from './RoomDialog.tsx'
import { RoomPicture, type Warmer } from './RoomPicture.tsx'
import { RoomSheet } from './RoomSheet.tsx'
import { RoomSide } from './RoomSide.tsx'
import type { RoomScene } from './scenes.ts'
import { useRoomScenes } from './useRoomScenes.ts'
import { nameOfRow, sentenceFor } from './said.rules.ts'
import { type SurfaceRow, surfaceRows } from './surface-rows.rules.ts'
import { Surfaces } from './Surfaces.tsx'
import { useKeep } from './useKeep.ts'
import { type RoomLook, useLook } from './useLook.ts'
import type { RoomStart } from './useRoomStart.ts'
import { useUndoKeys } from './useUndoKeys.ts'

type Props = { start: RoomStart; room: string }

/** The room: its surfaces, its picture, what can be laid there, and the list of it all. */
export const RoomEditor = ({ start, room }: Props) => {
  const look = useLook(start, room)
  const { plan, state, materials } = look
  const { areas, rows, list, label } = useShownRoom(look)
  const [wished, setChosen] = useState<SurfaceRow['key']>('floor')
  const chosen = rows.find(({ key }) => key === wished)?.key ?? rows[0]?.key ?? 'walls'
  const [view, setView] = useState<RoomView>(start.is3d ? 'live' : 'photo')
  const { scenes, scene, sceneOf, setScene } = useRoomScenes(plan, start.floorplan)
  const [isComparing, setComparing] = useState(false)
  const asksForSize = useSearchParams()[0].get('edit') === 'size'
  const [dialog, setDialog] = useState<OpenDialog>(asksForSize ? 'size' : null)
  const warmer = useRef<Warmer>(null)
  const keeping = useKeep(start, look, view === 'live')
  useUndoKeys(look)
  const goods = useGoods(scene, areas, look)
  const said = sentenceFor({ key: chosen, state, materials, list })
  if (!scene) return null
  return (
    <div className="room" data-view={view}>
      <RoomBar
        {...{ look, keeping, view, scenes, scene, isComparing }}
        onView={setView}
        onScene={(each) => setScene(each.scene)}
        onCompare={() => setComparing(!isComparing)}
        onShare={() => setDialog('share')}
        onPaper={() => setDialog('paper')}
        onSize={() => setDialog('size')}
      />
      <Surfaces rows={rows} chosen={chosen} onChoose={setChosen} />
      <div className="room-stage">
        {view === 'photo' ? (
          <RoomPicture
            ref={warmer}
            {...{ scene, goods, isComparing, label, ...drawnOf(start, state) }}
            chosen={isFixture(chosen) ? null : chosen}
            keys={scene.planes.map(({ keys }) => keyOn(keys, areas))}
            onChoose={setChosen}
            productOn={(key) => productIn(list, state, key)}
          />
        ) : (
          <LiveDoor {...{ plan, state, materials }} onChoose={setChosen} />
        )}
        <Notes
          seen={{ view, sceneOf, plan, paint: paintNote(view, scene, rows) + exampleNote(view, state) }}
          said={look.canUndo ? said : ''}
        />
      </div>
      <RoomSheet summary={said}>
        <RoomSide
          {...{ look, chosen, areas, showroom: start.showroom }}
          onLook={(material) => warmUp(warmer.current, { material, chosen, state })}
        />
        <RoomList list={list} state={state}>
          <RoomActions keeping={keeping} name={plan.name} isEmpty={list.lines.length === 0} />
        </RoomList>
      </RoomSheet>
      <RoomDialog {...{ dialog, look, keeping }} onClose={() => setDialog(null)} />
    </div>
  )
}

/** What the server has drawn of it, and what it needs to draw it anew. */
const drawnOf = ({ picture, showroom, floorplan }: RoomStart, state: DesignState) => ({
  first: picture,
  room: { showroom, floorplan: floorplan.id, state },
})

type Seen = { view: RoomView; sceneOf: Sides | null; plan: Plan; paint: string }

/** What the picture is, and for whoever listens what has changed. */
const Notes = ({ seen, said }: { seen: Seen; said: string }) => (
  <>
    <p className="room-note">
      {noteOf(seen, useIsDecimal())}
      {seen.paint} {messages.colorsVary} <AskForSample />
    </p>
    <p className="visually-hidden" role="status">
      {said}
    </p>
  </>
)

const noteOf = ({ view, sceneOf, plan }: Omit<Seen, 'paint'>, isDecimal: boolean): string => {
  if (view !== 'photo') return messages.ownPlan
  if (sceneOf === null) return messages.example(messages.rooms[plan.room_type])
  const own = planSize(plan)
  const isOriginal = sceneOf.width === own.width && sceneOf.length === own.length
  if (isOriginal) return messages.ownScene
  return messages.originalScene(shownSize(sceneOf, isDecimal), shownSize(own, isDecimal))
}

/** What lies on a surface, as the list below counts it. */
const productIn = ({ lines }: RoomLines, { laid }: DesignState, key: SurfaceKey): SpotProduct | null => {
  const line = isLaid(key) ? lines.find(({ product_id }) => product_id === laid[key]?.product_id) : undefined
  if (!line) return null
  const { product_id, qty, total_cents, material } = line
  const words = visualizerMessages.needed(messages.units(qty, material.price.uom), total_cents)
  return { product_id, name: material.name, qty, words }
}

type Rested = { material: Material; chosen: SurfaceRow['key']; state: DesignState }

/** Drawn ahead of the click that may come. */
const warmUp = (warmer: Warmer | null, { material, chosen, state }: Rested): void => {
  if (isLaid(chosen) && material.appearance)
    warmer?.warm(chosen, goodsOf(material.appearance, laidOn(state, chosen)))
}

/** Some scenes were rendered in one color for all that is painted. */
const paintNote = (view: RoomView, { planes }: RoomScene, rows: readonly SurfaceRow[]): string => {
  const isUnseen = rows.some(
    ({ key, color }) => isPainted(key) && color && !planes.some(({ keys }) => keys.includes(key)),
  )
  return view === 'photo' && isUnseen ? ` ${messages.paintInLive}` : ''
}

/** Of what is bought by the piece the picture shows examples. */
const exampleNote = (view: RoomView, { fixtures = {} }: DesignState): string =>
  view === 'photo' && Object.keys(fixtures).length > 0 ? ` ${fixtureMessages.examples}` : ''

const useGoods = (scene: RoomScene | undefined, areas: PlanAreas, { state, materials }: RoomLook) =>
  useMemo(
    () => (scene ? goodsOnPlanes(scene.planes, areas, { state, materials, usual: furnishing }) : []),
    [scene, areas, state, materials],
  )

/** What there is to show of a look: its surfaces, its list, and the picture in words. */
const useShownRoom = ({ plan, state, materials, gone }: RoomLook) => {
  const areas = useMemo(() => areasOfPlan(plan), [plan])
  const list = useMemo(() => linesOf({ areas, state, materials, gone }), [areas, state, materials, gone])
  const rows = surfaceRows({ areas, roomType: plan.room_type, state, materials, gone })
  const label = rows
    .map(({ key, what, isGone }) => {
      const words = what ?? messages.nothingLaid
      return `${nameOfRow(key)}: ${isGone ? `${words} (${messages.notSoldAnyMore})` : words}`
    })
    .join('. ')
  return { areas, rows, list, label }
}
