import { placeWords } from '@showroom/contract/visualizer/places'
import { paintedSurfaces, surfaceNames } from '@showroom/contract/visualizer/surfaces'
import type { DesignState } from '@showroom/contract/visualizer/design'
import { money } from '@showroom/widgets/ui/format.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import { roomMessages as messages } from './messages.ts'
import type { RoomLines } from './room-lines.rules.ts'

type Props = { list: RoomLines; state: DesignState; children: ReactNode }

/** All that is in this room, counted and priced, and the ways to it. */
export const RoomList = ({ list: { lines, total_cents, gone }, state, children }: Props) => (
  <section className="room-list" aria-labelledby="room-list">
    <h2 id="room-list">{messages.inThisRoom}</h2>
    {lines.length === 0 ? (
      <p className="room-soft">{messages.nothingYet}</p>
    ) : (
      <div className="room-table" role="group" aria-labelledby="room-list" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{messages.product}</th>
              <th scope="col">{messages.where}</th>
              <th scope="col">{messages.howMuch}</th>
              <th scope="col">{messages.quantity}</th>
              <th scope="col">{messages.price}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ product_id, material, area, qty, notes, total_cents: price, ...places }) => (
              <tr key={product_id}>
                <th scope="row">
                  <Link to={paths.product(product_id)}>{material.name}</Link>
                  <small>{material.brand}</small>
                  {notes.map((note, at) => (
                    <small key={`${at} ${note}`}>{note}</small>
                  ))}
                </th>
                <td>{placeWords(places)}</td>
                <td>{area > 0 ? messages.sqft(area) : '–'}</td>
                <td>{messages.units(qty, material.price.uom)}</td>
                <td>{money(price)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    )}
    <Gone gone={gone} />
    <NotSold state={state} />
    <div className="room-total">
      <p>
        {messages.total} <strong>{money(total_cents)}</strong>
      </p>
      {children}
    </div>
  </section>
)

/** What this showroom has lost since it was laid: said, and not counted. */
const Gone = ({ gone }: Pick<RoomLines, 'gone'>) =>
  gone.length === 0 ? null : (
    <div className="room-lost">
      <ul>
        {gone.map(({ product_id, name, ...places }) => (
          <li key={product_id}>{messages.goneLine(placeWords(places), name ?? messages.someGoods)}</li>
        ))}
      </ul>
      <p>{messages.chooseAnother}</p>
    </div>
  )

const NotSold = ({ state }: { state: DesignState }) => {
  const painted = paintedSurfaces.flatMap((key) => {
    const color = state.painted[key]?.color
    return color ? [{ key, color }] : []
  })
  if (painted.length === 0) return null
  return (
    <p className="room-not-sold">
      {messages.notSold}:{' '}
      {painted.map(({ key, color }) => (
        <span key={key}>
          <i style={{ background: color }} aria-hidden="true" />
          {surfaceNames[key]} {color}
        </span>
      ))}
    </p>
  )
}
