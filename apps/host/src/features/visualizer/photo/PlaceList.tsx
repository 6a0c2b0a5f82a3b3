import type { PhotoSurfaceKey } from '@showroom/contract/visualizer/surfaces'
import type { GoneGoods, Material } from '@showroom/contract/visualizer/visualizer'
import { useState } from 'react'
import { roomMessages } from '../room/messages.ts'
import { photoMessages as messages } from './messages.ts'
import { AddSurface, NameSurface } from './PlaceDialogs.tsx'
import { hasMostPlaces, type PhotoLook, type Place } from './places.rules.ts'

type Props = {
  look: PhotoLook
  chosen: Place
  materials: ReadonlyMap<string, Material>
  gone: ReadonlyMap<string, GoneGoods>
  onChoose: (id: string) => void
  onAdd: (kind: PhotoSurfaceKey) => void
  onName: (name: string) => void
  onRemove: () => void
}

/** What is marked in the photo; the arrow keys go from one surface to the next. */
export const PlaceList = ({ look, chosen, materials, gone, ...on }: Props) => {
  const [dialog, setDialog] = useState<'add' | 'name' | null>(null)
  return (
    <div className="photo-places">
      <Surfaces {...{ look, chosen, materials, gone }} onChoose={on.onChoose} />
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
  gone,
  onChoose,
}: Pick<Props, 'look' | 'chosen' | 'materials' | 'gone' | 'onChoose'>) => (
  <fieldset className="room-surfaces">
    <legend>{roomMessages.surfaces}</legend>
    {look.places.map((place) => {
      const id = place.laid.product_id ?? ''
      const [material, lost] = [materials.get(id), gone.get(id)]
      const color = material?.appearance?.colors[0] ?? lost?.color
      return (
        <label key={place.id} data-chosen={place.id === chosen.id} data-gone={lost !== undefined}>
          <input
            type="radio"
            name="surface"
            value={place.id}
            checked={place.id === chosen.id}
            onChange={() => onChoose(place.id)}
          />
          <i aria-hidden="true" style={{ background: color ?? 'transparent' }} />
          <span>
            {place.name}
            <small>{lost?.name ?? material?.name ?? roomMessages.nothingLaid}</small>
            {lost && <small className="room-gone">{roomMessages.notSoldAnyMore}</small>}
          </span>
        </label>
      )
    })}
  </fieldset>
)
