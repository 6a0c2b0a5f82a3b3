import type { LotChoice, QueueLine } from '@showroom/contract/order/order-queue'
import { useId, useState } from 'react'
import { call } from '../../data/call.ts'
import { useRead } from '../../data/useRead.ts'
import { useSubmit } from '../../data/useSubmit.ts'
import { Loaded } from '../../kit/Loaded.tsx'
import { toast } from '../../kit/toast/toast.ts'
import { queueMessages as messages } from './messages.ts'

type Props = { line: QueueLine; onChanged: () => void }

/** Which production run the whole line is promised from. */
export const LotChooser = ({ line, onChanged }: Props) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <section className="queue-lots">
      <button type="button" className="form-link" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {messages.changeLot}
      </button>
      {isOpen && (
        <Lots
          line={line}
          onChanged={() => {
            setOpen(false)
            onChanged()
          }}
        />
      )}
    </section>
  )
}

const Lots = ({ line: { id }, onChanged }: Props) => {
  const read = useRead('GET /api/order_item/{id}/lots', { params: { id } })
  const [chosen, setChosen] = useState<string | null>(null)
  const { run, isBusy } = useSubmit(async (lot: string) => {
    const { message } = await call('PUT /api/order_item/{id}/lot', { params: { id }, body: { lot } })
    if (message) toast.success(message)
    onChanged()
  })
  return (
    <Loaded read={read} rows={2}>
      {({ data }) => {
        const lot = chosen ?? data.find(({ is_chosen }) => is_chosen)?.code ?? ''
        const isNew = data.some(({ code, is_chosen }) => code === lot && !is_chosen)
        return (
          <form
            className="form"
            onSubmit={(event) => {
              event.preventDefault()
              if (isNew && !isBusy) void run(lot)
            }}
          >
            <fieldset className="queue-lot-choices">
              <legend className="visually-hidden">{messages.lots}</legend>
              {data.map((choice) => (
                <Lot key={choice.code} choice={choice} chosen={lot} onChoose={setChosen} />
              ))}
            </fieldset>
            <p className="queue-soft">{messages.lotRule}</p>
            <button type="submit" className="button" aria-disabled={!isNew || isBusy || undefined}>
              {messages.promiseFrom}
            </button>
          </form>
        )
      }}
    </Loaded>
  )
}

type LotProps = { choice: LotChoice; chosen: string; onChoose: (code: string) => void }

const Lot = ({ choice: { code, available, covers }, chosen, onChoose }: LotProps) => {
  const id = useId()
  return (
    <div className="queue-lot">
      <input
        id={id}
        type="radio"
        name="lot"
        value={code}
        checked={code === chosen}
        disabled={!covers}
        onChange={() => onChoose(code)}
      />
      <label htmlFor={id}>
        {messages.lotWith(code, available)}
        {!covers && <small>, {messages.lotTooSmall}</small>}
      </label>
    </div>
  )
}
