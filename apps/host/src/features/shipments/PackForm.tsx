import { type Carrier, carrierLabel, carrierNames } from '@showroom/contract/order/carriers.rules'
import type { DeliveryProgress, OrderShipments, ShownPackage } from '@showroom/contract/order/shipment'
import { useState } from 'react'
import { call } from '../../data/call.ts'
import { useSubmit } from '../../data/useSubmit.ts'
import { Dialog } from '../../kit/form/Dialog.tsx'
import { FormFailure } from '../../kit/form/FormFailure.tsx'
import { SelectField } from '../../kit/form/SelectField.tsx'
import { TextField } from '../../kit/form/TextField.tsx'
import { decimalIn, digitsIn } from '../../kit/form/typed-number.ts'
import { toast } from '../../kit/toast/toast.ts'
import { ShipFrom } from '../queue/ShipFrom.tsx'
import { shipmentMessages as messages } from './messages.ts'

type Props = {
  delivery: DeliveryProgress
  /** The package to change; null for a new one. */
  shown: ShownPackage | null
  onSaved: (shipments: OrderShipments) => void
  onClose: () => void
}

type Typed = {
  carrier: Carrier
  tracking: string
  lot: string
  weight: string
  cost: string
  /** Null until somebody chooses. */
  shipFrom: string | null
}

const typedOf = (shown: ShownPackage | null): Typed => ({
  carrier: shown?.carrier ?? 'ups',
  tracking: shown?.tracking ?? '',
  lot: shown?.lot ?? '',
  weight: shown?.weight_milli_lb ? String(shown.weight_milli_lb / 1_000) : '',
  cost: typeof shown?.cost_cents === 'number' ? (shown.cost_cents / 100).toFixed(2) : '',
  shipFrom: shown?.ship_from?.id ?? null,
})

const bodyOf = ({ carrier, tracking, lot, weight, cost, shipFrom }: Typed) => ({
  carrier,
  tracking,
  lot,
  weight_milli_lb: Number(weight) > 0 ? Math.round(Number(weight) * 1_000) : null,
  cost_cents: cost === '' ? null : Math.round(Number(cost) * 100),
  ship_from: shipFrom,
})

const linesOf = (units: Record<string, string>) =>
  Object.entries(units)
    .map(([item_id, count]) => ({ item_id, units: Number(count) }))
    .filter((line) => line.units > 0)

/** One package: who takes it, and what is in it. What is in one that is packed stays. */
export const PackForm = ({ delivery, shown, onSaved, onClose }: Props) => {
  const [typed, setTyped] = useState(() => typedOf(shown))
  const packable = delivery.lines.filter(({ to_pack }) => to_pack > 0)
  // What is left is what mostly leaves together.
  const [units, setUnits] = useState<Record<string, string>>(() =>
    Object.fromEntries(packable.map(({ item_id, to_pack }) => [item_id, String(to_pack)])),
  )
  const { run, isBusy, failure, fieldErrors } = useSubmit(async () => {
    const body = bodyOf(typed)
    const { data, message } = shown
      ? await call('PUT /api/shipment/{id}', { params: { id: shown.id }, body })
      : await call('POST /api/order_delivery/{id}/shipment', {
          params: { id: delivery.id },
          body: { ...body, lines: linesOf(units) },
        })
    if (message) toast.success(message)
    onSaved(data)
  }, 'screen')
  // Where its first line is, it leaves from.
  const first = (shown ? shown.lines : linesOf(units))[0]?.item_id
  return (
    <Dialog title={shown ? messages.changePackage : messages.packFor(delivery.vendor)} onClose={onClose}>
      <form
        className="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void run()
        }}
      >
        {!shown && (
          <UnitFields
            lines={packable}
            units={units}
            onChange={(id, count) => setUnits({ ...units, [id]: count })}
          />
        )}
        <PackageFields typed={typed} onChange={setTyped} errors={fieldErrors} />
        {first && (
          <ShipFrom
            id={first}
            label={messages.leavesFrom}
            kept={shown?.ship_from ?? null}
            value={typed.shipFrom}
            error={fieldErrors['ship_from']?.join(' ')}
            onChange={(shipFrom) => setTyped({ ...typed, shipFrom })}
          />
        )}
        <FormFailure sentence={sentenceIn(failure, fieldErrors)} />
        <div className="account-actions">
          <button type="submit" className="button" aria-disabled={isBusy || undefined}>
            {isBusy ? messages.saving : messages.save}
          </button>
          <button type="button" className="button quiet" onClick={onClose}>
            {messages.cancel}
          </button>
        </div>
      </form>
    </Dialog>
  )
}

type Errors = Record<string, readonly string[] | undefined>

/** What stands under its field is not said twice. */
const sentenceIn = (failure: { message: string } | null, { lines, ship_from, tracking }: Errors) => {
  if (!failure || ship_from || tracking) return null
  return lines?.join(' ') ?? failure.message
}

type UnitProps = {
  lines: DeliveryProgress['lines']
  units: Record<string, string>
  onChange: (id: string, count: string) => void
}

const UnitFields = ({ lines, units, onChange }: UnitProps) => (
  <fieldset className="shipment-units">
    <legend>{messages.contents}</legend>
    {lines.map(({ item_id, product_name, to_pack }) => (
      <TextField
        key={item_id}
        name={`units-${item_id}`}
        label={messages.unitsOf(product_name, to_pack)}
        value={units[item_id] ?? ''}
        onChange={(count) => onChange(item_id, digitsIn(count))}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
      />
    ))}
  </fieldset>
)

type FieldsProps = {
  typed: Typed
  onChange: (typed: Typed) => void
  errors: Errors
}

const PackageFields = ({ typed, onChange, errors }: FieldsProps) => {
  const text = (name: 'tracking' | 'lot' | 'weight' | 'cost') => ({
    name,
    value: typed[name],
    required: false,
    autoComplete: 'off',
    onChange: (value: string) =>
      onChange({ ...typed, [name]: name === 'weight' || name === 'cost' ? decimalIn(value) : value }),
  })
  return (
    <>
      <SelectField
        name="carrier"
        label={messages.carrier}
        value={typed.carrier}
        options={carrierNames.map((name) => ({ value: name, label: carrierLabel(name) }))}
        onChange={(value) =>
          onChange({ ...typed, carrier: carrierNames.find((name) => name === value) ?? typed.carrier })
        }
      />
      <TextField
        {...text('tracking')}
        label={messages.tracking}
        hint={messages.trackingHint}
        error={errors['tracking']?.join(' ')}
        maxLength={200}
      />
      <TextField {...text('lot')} label={messages.lotField} hint={messages.lotHint} maxLength={60} />
      <TextField {...text('weight')} label={messages.weightField} inputMode="decimal" maxLength={9} />
      <TextField
        {...text('cost')}
        label={messages.costField}
        hint={messages.costHint}
        inputMode="decimal"
        maxLength={9}
      />
    </>
  )
}
