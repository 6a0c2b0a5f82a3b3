import { isFixture } from '@showroom/contract/visualizer/fixtures'
import { Fragment } from 'react'
import { fixtureMessages } from './fixture.messages.ts'
import { roomMessages as messages } from './messages.ts'
import { nameOfRow } from './said.rules.ts'
import type { SurfaceRow } from './surface-rows.rules.ts'

type Key = SurfaceRow['key']
type Props = { rows: readonly SurfaceRow[]; chosen: Key; onChoose: (key: Key) => void }

/** What can be changed in this room; the arrow keys go from one to the next. */
export const Surfaces = ({ rows, chosen, onChoose }: Props) => {
  const first = rows.find(({ key }) => isFixture(key))?.key
  return (
    <fieldset className="room-surfaces">
      <legend>{messages.surfaces}</legend>
      {rows.map((row) => (
        <Fragment key={row.key}>
          {row.key === first && <p className="room-surfaces-head">{fixtureMessages.title}</p>}
          <Choice row={row} isChosen={row.key === chosen} onChoose={onChoose} />
        </Fragment>
      ))}
    </fieldset>
  )
}

type ChoiceProps = { row: SurfaceRow; isChosen: boolean; onChoose: (key: Key) => void }

const Choice = ({ row: { key, what, color, isGone }, isChosen, onChoose }: ChoiceProps) => (
  <label data-chosen={isChosen} data-gone={isGone}>
    <input type="radio" name="surface" value={key} checked={isChosen} onChange={() => onChoose(key)} />
    {!isFixture(key) && <i aria-hidden="true" style={{ background: color ?? 'transparent' }} />}
    <span>
      {nameOfRow(key)}
      <small>{what ?? messages.nothingLaid}</small>
      {isGone && <small className="room-gone">{messages.notSoldAnyMore}</small>}
    </span>
  </label>
)
