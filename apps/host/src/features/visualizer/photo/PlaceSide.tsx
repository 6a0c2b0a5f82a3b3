import { decimalIn } from '../../../kit/form/typed-number.ts'
import { TextField } from '../../../kit/form/TextField.tsx'
import { Materials } from '../room/Materials.tsx'
import { roomMessages } from '../room/messages.ts'
import { Options } from '../room/Options.tsx'
import { photoMessages as messages } from './messages.ts'
import { isGoodArea, type Place, withArea, withGoods, withLaying } from './places.rules.ts'
import type { PhotoEditing } from './usePhotoLook.ts'

type Props = {
  showroom: string
  editing: PhotoEditing
  place: Place
  /** By the photo, thousandths of a square foot; 0 until it can be told. */
  estimate: number
  onLaid: () => void
}

/** What lies on the chosen surface, and how much of it there is. */
export const PlaceSide = ({ showroom, editing, place, estimate, onLaid }: Props) => {
  const { look, materials, gone, change } = editing
  const { id, laid, marks } = place
  const [material, lost] = [materials.get(laid.product_id ?? ''), gone.get(laid.product_id ?? '')]
  return (
    <div className="room-side">
      <section className="photo-area" aria-label={messages.areaOf(place.name)}>
        <TextField
          key={id}
          name="area"
          label={messages.ownArea}
          inputMode="decimal"
          value={place.typed}
          hint={estimate > 0 ? messages.ownAreaHint(estimate) : messages.noAreaYet}
          error={isGoodArea(place.typed) ? undefined : messages.badArea}
          onChange={(typed) => change(withArea(look, id, decimalIn(typed)), `area ${id}`)}
        />
      </section>
      {material && (
        <Options
          key={`${id} ${material.id}`}
          material={material}
          laid={laid}
          onChange={(laying, isDragged) =>
            change(
              withLaying(look, id, laying),
              isDragged ? `laying ${id} ${Object.keys(laying).join()}` : null,
            )
          }
        />
      )}
      {lost && <p className="room-lost">{roomMessages.goneHere(lost.name)}</p>}
      <Materials
        key={`${id} ${marks.surface}`}
        near={lost?.color ?? null}
        surface={marks.surface}
        showroom={showroom}
        area={laid.area ?? estimate}
        laid={laid.product_id}
        onLook={() => undefined}
        onLay={(next) => {
          if (next) editing.meet(next)
          change(withGoods(look, id, next?.id ?? null))
          if (next) onLaid()
        }}
      />
    </div>
  )
}
