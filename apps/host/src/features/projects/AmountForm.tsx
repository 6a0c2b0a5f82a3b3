import type { ProductCard, ProductDetail } from '@showroom/contract/catalogue/catalogue'
import {
  coverageOf,
  largestWastePct,
  quantityToCover,
  unitsToCover,
} from '@showroom/contract/cart/quantity.rules'
import type { Project, ProjectRoom } from '@showroom/contract/project/project'
import type { Surface } from '@showroom/contract/project/room-areas.rules'
import { area, exact } from '@showroom/widgets/ui/format.ts'
import { Loaded } from '../../kit/Loaded.tsx'
import { SaveButton } from '../../kit/SaveButton.tsx'
import { useRead } from '../../data/useRead.ts'
import { useSave } from '../../data/useSave.ts'
import { SelectField } from '../../kit/form/SelectField.tsx'
import { TextField } from '../../kit/form/TextField.tsx'
import { digitsIn } from '../../kit/form/typed-number.ts'
import { useForm } from '../../kit/form/useForm.ts'
import { call } from '../../data/call.ts'
import { useDisplay } from '../../shop-context/display.ts'
import { RoomField } from './ItemDialog.tsx'
import { surfaceWords } from './choice.messages.ts'
import { projectMessages as messages } from './messages.ts'

type Props = {
  product: ProductCard
  project: Project
  onAdded: (project: Project) => void
  onBack: () => void
}

/** What a product is sold in, and covers, is asked for first. */
export const AmountForm = (props: Props) => {
  const { id } = props.product
  const { showroom } = props.project.showroom
  const read = useRead('GET /api/public', { query: { pid: id, showroom } })
  const ownWastePct = useDisplay(({ display }) => display?.waste_pct)
  return (
    <Loaded read={read} rows={2}>
      {({ data }) => <Amount {...props} detail={plannedBy(ownWastePct, data)} />}
    </Loaded>
  )
}

/** With what somebody adds for cuts in the place of the product's own; where nothing is cut, nothing is added. */
const plannedBy = (ownWastePct: number | undefined, detail: ProductDetail): ProductDetail => {
  const { quantity } = detail
  if (ownWastePct === undefined || quantity.default_waste_pct === 0) return detail
  const default_waste_pct = Math.min(ownWastePct, largestWastePct)
  return { ...detail, quantity: { ...quantity, default_waste_pct } }
}

const Amount = ({ detail, project, onAdded, onBack }: Props & { detail: ProductDetail }) => {
  const { element, form, surfaces, chosen, measure, save } = useAmount({ detail, project, onAdded })
  const { qty, room: roomId, surface, note } = form.values
  return (
    <form ref={element} className="form" noValidate onSubmit={save}>
      <RoomField
        rooms={project.rooms}
        value={roomId}
        onChange={(next) => form.change({ room: next, surface: '' })}
      />
      {surfaces.length > 0 && (
        <SelectField
          name="surface"
          label={messages.covers}
          empty={messages.iTypeTheQuantity}
          options={surfaces.map(({ key, label }) => ({ value: key, label }))}
          value={surface}
          onChange={measure}
        />
      )}
      <TextField
        name="qty"
        label={messages.quantity(detail.price.uom.toLowerCase())}
        hint={hintOf(detail, qty, chosen?.need)}
        inputMode="numeric"
        maxLength={4}
        autoComplete="off"
        enterKeyHint="next"
        value={qty}
        error={form.errorOf('items.0.qty') ?? form.errorOf('items.0.product_id')}
        onChange={(next) => form.change({ qty: digitsIn(next) }, ['items.0.qty'])}
      />
      <TextField
        name="note"
        label={messages.note}
        required={false}
        maxLength={500}
        enterKeyHint="done"
        value={note}
        onChange={(next) => form.change({ note: next })}
      />
      <SaveButton isBusy={form.isBusy} label={messages.addToTheProject} busyLabel={messages.adding} />
      <button type="button" className="account-plain" onClick={onBack}>
        {messages.chooseAnotherProduct}
      </button>
    </form>
  )
}

type Amounted = Pick<Props, 'project' | 'onAdded'> & { detail: ProductDetail }

/** A surface that is chosen brings the quantity that it needs, and goes with the item as a note. */
const useAmount = ({ detail, project, onAdded }: Amounted) => {
  const { min_qty, step_qty } = detail.quantity
  const { form: element, ...form } = useForm({
    values: {
      qty: String(Math.max(min_qty, step_qty)),
      room: project.rooms[0]?.id ?? '',
      surface: '',
      note: '',
    },
  })
  const { qty, room: roomId, surface, note } = form.values
  const room = project.rooms.find(({ id }) => id === roomId)
  const surfaces = room ? surfacesOf(room, detail) : []
  const chosen = surfaces.find(({ key }) => key === surface)
  const measure = (key: string) => {
    const found = surfaces.find((each) => each.key === key)
    form.change({ surface: key, ...(found ? { qty: String(neededFor(found.need, detail)) } : {}) }, [
      'items.0.qty',
    ])
  }
  const save = useSave(form, async () => {
    const coverage_note =
      room && chosen
        ? { rooms: [{ name: room.name, area: chosen.need }], waste_pct: detail.quantity.default_waste_pct }
        : null
    const items = [{ product_id: detail.id, qty, room_id: roomId || null, note, coverage_note }]
    const { data, message } = await call('POST /api/project/{id}/item', {
      params: { id: project.id },
      body: { items },
    })
    onAdded(data)
    return message
  })
  return { element, form, surfaces, chosen, measure, save }
}

type Covered = { key: Surface; label: string; need: number }

/** What of a room the product's unit can cover: areas by area, the counter by length. */
const surfacesOf = ({ areas }: ProjectRoom, { price: { coverage, length } }: ProductDetail): Covered[] => {
  const byArea: Covered[] = (['floor', 'wall', 'backsplash'] as const).map((key) => ({
    key,
    need: areas[key],
    label: messages.surfaceArea(surfaceWords[key], exact(areas[key])),
  }))
  const byLength: Covered = {
    key: 'counter',
    need: areas.counter,
    label: messages.surfaceLength(surfaceWords.counter, exact(areas.counter)),
  }
  return [...(coverage === null ? [] : byArea), ...(length === null ? [] : [byLength])].filter(
    ({ need }) => need > 0,
  )
}

const perUnitOf = ({ price: { coverage, length } }: ProductDetail): number => coverage ?? length ?? 1

const neededFor = (need: number, detail: ProductDetail): number => {
  const { default_waste_pct, min_qty, step_qty } = detail.quantity
  return quantityToCover(need, default_waste_pct, { perUnit: perUnitOf(detail), min_qty, step_qty }).qty
}

const hintOf = (detail: ProductDetail, qty: string, need: number | undefined): string | undefined => {
  const whole = Number(qty)
  if (detail.price.coverage === null || !Number.isInteger(whole) || whole < 1) return undefined
  const { covers } = coverageOf(whole, need ?? 0, detail.price.coverage)
  const words = messages.coversArea(area(covers))
  if (need === undefined) return words
  const { default_waste_pct: waste } = detail.quantity
  return messages.coversWithWaste(words, waste, unitsToCover(need, waste, detail.price.coverage))
}
