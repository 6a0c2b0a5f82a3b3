import { surfaceNames, type SurfaceKey } from '@showroom/contract/visualizer/surfaces'
import { roomMessages as messages } from './messages.ts'

export type SurfaceRow = { key: SurfaceKey; what: string | null; color: string | null; isGone: boolean }

type Props = { rows: readonly SurfaceRow[]; chosen: SurfaceKey; onChoose: (key: SurfaceKey) => void }

/** What can be changed in this room; the arrow keys go from one to the next. */
export const Surfaces = ({ rows, chosen, onChoose }: Props) => (
  <fieldset className="room-surfaces">
    <legend>{messages.surfaces}</legend>
    {rows.map(({ key, what, color, isGone }) => (
      <label key={key} data-chosen={key === chosen} data-gone={isGone}>
        <input
          type="radio"
          name="surface"
          value={key}
          checked={key === chosen}
          onChange={() => onChoose(key)}
        />
        <i aria-hidden="true" style={{ background: color ?? 'transparent' }} />
        <span>
          {surfaceNames[key]}
          <small>{what ?? messages.nothingLaid}</small>
          {isGone && <small className="room-gone">{messages.notSoldAnyMore}</small>}
        </span>
      </label>
    ))}
  </fieldset>
)
