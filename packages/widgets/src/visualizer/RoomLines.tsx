import { fixtureNames } from '@showroom/contract/visualizer/fixtures'
import { surfaceNames } from '@showroom/contract/visualizer/surfaces'
import type { ShoppingLine, Template } from '@showroom/contract/visualizer/visualizer'
import { type ReactNode, useId, useState } from 'react'
import { useAddToCart } from '../catalogue-kit/useAddToCart.ts'
import { Button } from '../ui/Button.tsx'
import { money } from '../ui/format.ts'
import { visualizerWords as words } from './messages.ts'

type Props = { room: Template; isCurrent: boolean; children: ReactNode }

const longestName = 60

/** A line of the cart, with the surfaces that it is for; fixtures cover none. */
const itemOf = ({ product_id, qty, surfaces, waste_pct }: ShoppingLine, plan: string) => ({
  product_id,
  qty,
  ...(surfaces[0] && {
    coverage_note: {
      rooms: surfaces.map(({ key, area }) => ({
        name: `${surfaceNames[key]}, ${plan}`.slice(0, longestName),
        area,
      })),
      waste_pct,
    },
  }),
})

const placesOf = ({ surfaces, fixtures }: ShoppingLine): string =>
  [...surfaces.map(({ key }) => surfaceNames[key]), ...fixtures.map(({ key }) => fixtureNames[key])].join(
    ', ',
  )

/** All that the room needs, and the way into the cart. */
export const RoomLines = ({ room: { lines, total_cents, floorplan }, isCurrent, children }: Props) => {
  const id = useId()
  const add = useAddToCart()
  const [step, setStep] = useState<'idle' | 'busy' | 'added'>('idle')
  const addAll = async () => {
    setStep('busy')
    const { ok } = await add(lines.map((line) => itemOf(line, floorplan.name)))
    setStep(ok ? 'added' : 'idle')
  }
  const isOff = step === 'busy' || !isCurrent
  return (
    <>
      <h3 id={id}>{words.list}</h3>
      <div className="rooms-lines" role="group" aria-labelledby={id} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {[words.product, words.where, words.need, words.qty, words.price].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line.product_id}>
                <th scope="row">
                  {line.name}
                  {line.notes.map((note, at) => (
                    <small key={`${at} ${note}`}>{note}</small>
                  ))}
                </th>
                <td>{placesOf(line)}</td>
                <td>{line.area > 0 && <bdi>{words.sqft(line.area)}</bdi>}</td>
                <td>
                  <bdi>{words.units(line.qty, line.uom)}</bdi>
                </td>
                <td>{money(line.line_total_cents)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="rooms-end">
        <p>
          {words.total} <strong>{money(total_cents)}</strong>
        </p>
        <div>
          {children}
          <Button kind="primary" isBusy={isOff} onClick={() => void (isOff || addAll())}>
            {step === 'busy' ? words.adding : step === 'added' ? words.added : words.add}
          </Button>
        </div>
      </div>
    </>
  )
}
