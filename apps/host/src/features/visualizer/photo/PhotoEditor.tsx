import type { PhotoPlace } from '@showroom/contract/visualizer/photo-room'
import type { PhotoRoom } from '@showroom/contract/visualizer/photo-room.replies'
import type { Photo } from '@showroom/drawing/photo/photo-scene'
import { surfaceOf } from '@showroom/drawing/photo/marked-surface'
import { useMemo, useState } from 'react'
import { nothingChosen } from '../room/look.rules.ts'
import { RoomList } from '../room/RoomList.tsx'
import { RoomSheet } from '../room/RoomSheet.tsx'
import { useUndoKeys } from '../room/useUndoKeys.ts'
import { useCurrentShowroom } from '../../../shop-context/current-showroom.ts'
import type { Marks } from './marks.rules.ts'
import { photoMessages as messages } from './messages.ts'
import { PhotoActions } from './PhotoActions.tsx'
import { PhotoBar } from './PhotoBar.tsx'
import { estimatesOf, layersOf, photoLines } from './photo-lines.rules.ts'
import { PhotoMarks } from './PhotoMarks.tsx'
import { PhotoPicture } from './PhotoPicture.tsx'
import { PhotoSteps } from './PhotoSteps.tsx'
import { PlaceList } from './PlaceList.tsx'
import { PlaceSide } from './PlaceSide.tsx'
import {
  firstLook,
  lookOf,
  type Place,
  withMarks,
  withName,
  withPlaceAdded,
  withPlaceRemoved,
} from './places.rules.ts'
import { type Step, StepButtons } from './StepButtons.tsx'
import { usePhotoKeep } from './usePhotoKeep.ts'
import { type PhotoEditing, usePhotoLook } from './usePhotoLook.ts'

const nothingTold = { materials: [], gone: [] }

/** One photo: the surfaces that are marked in it, what lies there, and how much of that it takes. */
export const PhotoEditor = ({ photo, room }: { photo: Photo; room: PhotoRoom | null }) => {
  const [before] = useState(() => room && { ...room, look: lookOf(room.state) })
  const open = useCurrentShowroom((state) => state.showroom)
  // A saved room is of the showroom that it was made in, whichever is open.
  const showroom = before?.showroom ?? open
  const editing = usePhotoLook(before?.look ?? firstLook, before ?? nothingTold)
  const { look, materials, gone, change } = editing
  const [wished, setChosen] = useState(look.places[0]?.id)
  const place = look.places.find(({ id }) => id === wished) ?? look.places.at(-1)
  const [step, setStep] = useState<Step>(before ? 'see' : 'corners')
  const [isComparing, setComparing] = useState(false)
  const [name, setName] = useState(before?.name ?? messages.myRoom)
  const keeping = usePhotoKeep({ photo, showroom }, { look, name: name.trim() || messages.myRoom }, before)
  useUndoKeys(editing)
  const list = useMemo(
    () => photoLines({ places: look.places, photo, materials, gone }),
    [look, photo, materials, gone],
  )
  if (!place) return null
  const choose = (id: string) => {
    setChosen(id)
    setStep(look.places.find((each) => each.id === id)?.laid.product_id ? 'see' : 'corners')
  }
  return (
    <div className="room photo-room">
      <PhotoBar
        {...{ editing, isComparing, keeping, name }}
        onCompare={() => setComparing(!isComparing)}
        onName={setName}
      />
      <PlaceList
        {...{ look, materials, gone }}
        chosen={place}
        onChoose={choose}
        onAdd={(kind) => {
          const added = withPlaceAdded(look, kind)
          change(added)
          setChosen(added.places.at(-1)?.id)
          setStep('corners')
        }}
        onName={(name) => change(withName(look, place.id, name))}
        onRemove={() => change(withPlaceRemoved(look, place.id))}
      />
      <PhotoStage {...{ editing, photo, place, step, isComparing }} onStep={setStep} />
      <RoomSheet summary={messages.summary(place.name, list.total_cents)}>
        <PlaceSide
          {...{ showroom, editing, place }}
          estimate={surfaceOf(place.marks, photo)?.area ?? 0}
          onLaid={() => setStep('see')}
        />
        <RoomList list={list} state={nothingChosen}>
          <PhotoActions
            {...{ list, keeping }}
            places={look.places}
            estimates={estimatesOf(look.places, photo)}
          />
        </RoomList>
      </RoomSheet>
    </div>
  )
}

type StageProps = {
  editing: PhotoEditing
  photo: Photo
  place: Place
  step: Step
  isComparing: boolean
  onStep: (step: Step) => void
}

/** The photo, what is marked in it, and what the step asks for. */
const PhotoStage = ({ editing, photo, place, step, isComparing, onStep }: StageProps) => {
  const { look, materials, change } = editing
  const [touched, setTouched] = useState(0)
  const marked = useMemo(() => surfaceOf(place.marks, photo), [place.marks, photo])
  const layers = useLayers(editing, photo, step === 'see' ? null : place.id)
  const mark = (marks: Marks, at: string | null = null) =>
    change(withMarks(look, place.id, marks), at && `${place.id} ${at}`)
  const lying = look.places.filter(({ laid }) => materials.has(laid.product_id ?? ''))
  return (
    <div className="room-stage photo-stage">
      <StepButtons step={step} onStep={onStep} />
      <PhotoPicture {...{ photo, layers, isComparing }} label={labelOf(lying, materials)}>
        {step !== 'see' && (
          <PhotoMarks
            step={step}
            marks={place.marks}
            plane={marked?.surface.plane ?? null}
            onMarks={mark}
            onGrab={editing.rest}
            onTouch={setTouched}
          />
        )}
      </PhotoPicture>
      <p className="room-note">{messages.limits}</p>
      <PhotoSteps
        {...{ step, photo, touched }}
        marks={place.marks}
        fault={marked?.fault ?? null}
        onMarks={mark}
      />
    </div>
  )
}

const labelOf = (lying: readonly PhotoPlace[], materials: PhotoEditing['materials']): string =>
  lying.length === 0
    ? messages.nothingLaid
    : messages.photoWith(
        lying.map(({ name, laid }) => `${name}: ${materials.get(laid.product_id ?? '')?.name ?? ''}`),
      )

/** While a surface is marked it is seen as it is, among the others as they will be. */
const useLayers = ({ look, materials }: PhotoEditing, photo: Photo, bare: string | null) => {
  const layers = layersOf({ places: look.places.filter(({ id }) => id !== bare), photo, materials })
  const said = JSON.stringify(layers)
  const [kept, setKept] = useState({ said, layers })
  // What is typed beside the picture does not draw it anew.
  if (kept.said !== said) setKept({ said, layers })
  return kept.said === said ? kept.layers : layers
}
