import type { PhotoSurfaceKey } from '@showroom/contract/visualizer/surfaces'
import type { Material } from '@showroom/contract/visualizer/visualizer'
import { useState } from 'react'
import { roomMessages } from '../room/messages.ts'
import { photoMessages as messages } from './messages.ts'
import { AddSurface, NameSurface } from './PlaceDialogs.tsx'
import { hasMostPlaces, type PhotoLook, type Place } from './places.rules.ts'

type Props = {
  look: PhotoLook
  chosen: Place
  materials: ReadonlyMap<string, Material>
  onChoose: (id: string) => void
  onAdd: (kind: PhotoSurfaceKey) => void
  onName: (name: string) => void
  onRemove: () => void
}

/** What is marked in the photo; the arrow keys go from one surface to the next. */
export const PlaceList = ({ look, chosen, materials, ...on }: Props) => {
  const [dialog, setDialog] = useState<'add' | 'name' | null>(null)
  return (
    <div className="photo-places">
      <Surfaces {...{ look, chosen, materials }} onChoose={on.onChoose} />
      <p className="photo-acts">
        <button
          type="button"
          className="button quiet"
          disabled={hasMostPlaces(look)}
          onClick={() => setDialog('add')}
        >
          {messages.addSurface}
        </button>
        <button type="button" className="button quiet" onClick={() => setDialog('name')}>
          {messages.rename}
        </button>
        <button
          type="button"
          className="button quiet"
          disabled={look.places.length === 1}
          onClick={on.onRemove}
        >
          {messages.removeSurface}
        </button>
      </p>
      {dialog === 'add' && (
        <AddSurface
          onClose={() => setDialog(null)}
          onAdd={(kind) => {
            setDialog(null)
            on.onAdd(kind)
          }}
        />
      )}
      {dialog === 'name' && (
        <NameSurface
          name={chosen.name}
          onClose={() => setDialog(null)}
          onName={(name) => {
            setDialog(null)
            on.onName(name)
          }}
        />
      )}
    </div>
  )
}

const Surfaces = ({
  look,
  chosen,
  materials,
  onChoose,
}: Pick<Props, 'look' | 'chosen' | 'materials' | 'onChoose'>) => (
  <fieldset className="room-surfaces">
    <legend>{roomMessages.surfaces}</legend>
    {look.places.map((place) => {
      const material = materials.get(place.laid.product_id ?? '')
      return (
        <label key={place.id} data-chosen={place.id === chosen.id}>
          <input
            type="radio"
            name="surface"
            value={place.id}
            checked={place.id === chosen.id}
            onChange={() => onChoose(place.id)}
          />
          <i aria-hidden="true" style={{ background: material?.appearance?.colors[0] ?? 'transparent' }} />
          <span>
            {place.name}
            <small>{material?.name ?? roomMessages.nothingLaid}</small>
          </span>
        </label>
      )
    })}
  </fieldset>
)
