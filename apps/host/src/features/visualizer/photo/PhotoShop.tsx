import type { DesignState } from '@showroom/contract/visualizer/design'
import { surfaceNames } from '@showroom/contract/visualizer/surfaces'
import type { Material } from '@showroom/contract/visualizer/visualizer'
import { area as areaText, money } from '@showroom/widgets/ui/format.ts'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { refused } from '../../../data/failure.ts'
import { useSubmit } from '../../../data/useSubmit.ts'
import { CheckField } from '../../../kit/form/CheckField.tsx'
import { TextField } from '../../../kit/form/TextField.tsx'
import { decimalIn } from '../../../kit/form/typed-number.ts'
import { toast } from '../../../kit/toast/toast.ts'
import { paths } from '../../../paths.ts'
import { addToOpenCart } from '../../../session/guest-cart.ts'
import { roomMessages } from '../room/messages.ts'
import { linesOf, type RoomLine } from '../room/room-lines.rules.ts'
import { mostArea, type PhotoSurfaceKey } from './marks.rules.ts'
import { photoMessages as messages } from './messages.ts'

type Props = {
  surface: PhotoSurfaceKey
  /** By the photo, thousandths of a square foot; 0 until it can be told. */
  estimate: number
  state: DesignState
  material: Material | null
}

/** How much of the material it takes, and the way into the cart: an area of a photo is no measurement, and is asked about. */
export const PhotoShop = ({ surface, estimate, state, material }: Props) => {
  const [typed, setTyped] = useState('')
  const [seen, setSeen] = useState(estimate)
  const [takesEstimate, setTakes] = useState(false)
  const [isTried, setTried] = useState(false)
  // It was said of another area.
  if (seen !== estimate) {
    setSeen(estimate)
    setTakes(false)
  }
  const measured = Math.round(Number(typed) * 1_000)
  const isGood = typed === '' || (measured >= 1 && measured <= mostArea)
  const area = typed !== '' && isGood ? measured : estimate
  const line = material ? lineFor({ surface, area, state, material }) : null
  const isSettled = typed === '' ? takesEstimate : isGood
  const { run: add, isBusy } = useSubmit(async (bought: RoomLine) => {
    const name = (typed === '' ? messages.estimated : messages.measured)(surfaceNames[surface])
    const coverage_note = { rooms: [{ name, area: bought.area }], waste_pct: bought.waste_pct }
    const changed = await addToOpenCart([{ product_id: bought.product_id, qty: bought.qty, coverage_note }])
    if (!changed.ok) throw refused(changed.message)
    toast.success(messages.added, { to: paths.cart, label: messages.goToCart })
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (line && isSettled) void add(line)
  }
  return (
    <section className="photo-shop" aria-labelledby="photo-shop">
      <h2 id="photo-shop">{messages.shop}</h2>
      {line ? <NeededLine line={line} /> : <p className="room-soft">{messages.chooseFirst}</p>}
      <form className="form" noValidate onSubmit={submit}>
        <TextField
          name="area"
          label={messages.ownArea}
          inputMode="decimal"
          value={typed}
          hint={estimate > 0 ? messages.ownAreaHint(estimate) : undefined}
          error={isGood ? undefined : messages.badArea}
          onChange={(value) => setTyped(decimalIn(value))}
        />
        {typed === '' && estimate > 0 && (
          <CheckField
            name="estimate"
            checked={takesEstimate}
            error={isTried && !isSettled ? messages.mustMeasure : undefined}
            onChange={setTakes}
          >
            {messages.useEstimate}
          </CheckField>
        )}
        <button type="submit" className="button" disabled={line === null} aria-disabled={isBusy}>
          {isBusy ? messages.adding : messages.addToCart}
        </button>
      </form>
    </section>
  )
}

const NeededLine = ({
  line: { product_id, material, qty, waste_pct, area, total_cents },
}: {
  line: RoomLine
}) => (
  <p className="photo-line" role="status">
    <Link to={paths.product(product_id)}>{material.name}</Link>
    <span>
      {areaText(area)} sq ft · {messages.needs(roomMessages.units(qty, material.price.uom), waste_pct)}
    </span>
    <strong>{money(total_cents)}</strong>
  </p>
)

/** Counted as a room of that one surface. */
const lineFor = ({
  surface,
  area,
  state,
  material,
}: Omit<Props, 'estimate'> & { area: number; material: Material }) => {
  const areas = { whole: area, walls: 0, laid: { [surface]: area }, counter_run: 0, coping_run: 0, pulls: 0 }
  const only: DesignState = { ...state, laid: { [surface]: state.laid[surface] } }
  return linesOf({ areas, state: only, materials: new Map([[material.id, material]]) }).lines[0] ?? null
}
