import { useState } from 'react'
import { call } from '../../data/call.ts'
import { refused } from '../../data/failure.ts'
import { useSubmit } from '../../data/useSubmit.ts'
import { FormFailure } from '../../kit/form/FormFailure.tsx'
import { TextField } from '../../kit/form/TextField.tsx'
import { decimalIn, digitsIn } from '../../kit/form/typed-number.ts'
import { toast } from '../../kit/toast/toast.ts'
import { ShipFrom } from './ShipFrom.tsx'
import { queueMessages as messages } from './messages.ts'

type Props = { id: string; onReady: () => void; onLeave: () => void }

const sides = ['length', 'width', 'height'] as const
type Typed = Record<'weight' | 'pallets' | (typeof sides)[number], string>

const nothing: Typed = { weight: '', pallets: '0', length: '', width: '', height: '' }
const sideOf = (typed: string): number | null => (Number(typed) > 0 ? Number(typed) : null)

const measuresOf = ({ weight, pallets, length, width, height }: Typed) => ({
  weight_milli_lb: Math.round(Number(weight) * 1_000),
  pallets: Number(pallets),
  length_in: sideOf(length),
  width_in: sideOf(width),
  height_in: sideOf(height),
})

/** What the carrier has to bring a truck for. */
export const ReadyForm = ({ id, onReady, onLeave }: Props) => {
  const [typed, setTyped] = useState(nothing)
  const [shipFrom, setShipFrom] = useState<string | null>(null)
  const { run, isBusy, failure, fieldErrors } = useSubmit(async () => {
    if (!(measuresOf(typed).weight_milli_lb > 0)) throw refused(messages.typeWeight)
    const { message } = await call('POST /api/order_item/{id}/ready', {
      params: { id },
      body: { ...measuresOf(typed), ship_from: shipFrom },
    })
    if (message) toast.success(message)
    onReady()
  }, 'screen')
  const field = (name: keyof Typed) => ({
    name,
    value: typed[name],
    autoComplete: 'off',
    onChange: (value: string) =>
      setTyped({ ...typed, [name]: name === 'weight' ? decimalIn(value) : digitsIn(value) }),
  })
  return (
    <form
      className="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void run()
      }}
    >
      <TextField {...field('weight')} label={messages.weight} inputMode="decimal" maxLength={9} required />
      <TextField
        {...field('pallets')}
        label={messages.pallets}
        hint={messages.palletsHint}
        inputMode="numeric"
        maxLength={2}
        required
      />
      <div className="queue-sides">
        {sides.map((side) => (
          <TextField key={side} {...field(side)} label={messages[side]} inputMode="numeric" maxLength={4} />
        ))}
      </div>
      <ShipFrom id={id} value={shipFrom} error={fieldErrors.ship_from?.join(' ')} onChange={setShipFrom} />
      <FormFailure sentence={fieldErrors.ship_from ? null : (failure?.message ?? null)} />
      <div className="account-actions">
        <button type="submit" className="button" aria-disabled={isBusy || undefined}>
          {isBusy ? messages.sending : messages.readyNow}
        </button>
        <button type="button" className="form-link" onClick={onLeave}>
          {messages.leaveIt}
        </button>
      </div>
    </form>
  )
}
