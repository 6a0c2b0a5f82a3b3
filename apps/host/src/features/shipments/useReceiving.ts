import { isWhole } from '@showroom/contract/order/receipt.rules'
import type { DeliveryProgress, OrderShipments, ShippedLine } from '@showroom/contract/order/shipment'
import { useState } from 'react'
import { call } from '../../data/call.ts'
import { useSubmit } from '../../data/useSubmit.ts'
import { toast } from '../../kit/toast/toast.ts'
import { shipmentMessages as messages } from './messages.ts'

/** What is to be counted of a delivery. */
export type Arriving = {
  delivery: DeliveryProgress
  packageId: string | null
  lines: (ShippedLine & { units: number })[]
}

export type SentPhoto = { id: string; size: number }
export type Counted = { received: string; damaged: string; lot: string; note: string; photos: SentPhoto[] }

type Outcome = (typeof messages.outcomes)[number]['value']
type Typed = {
  lines: Record<string, Counted>
  note: string
  signedBy: string
  signature: string
  outcome: Outcome
}

/** Most of what is sent arrives whole: only what does not is typed. */
const beginning = ({ lines }: Arriving): Typed => ({
  lines: Object.fromEntries(
    lines.map(({ item_id, units }) => [
      item_id,
      { received: String(units), damaged: '', lot: '', note: '', photos: [] },
    ]),
  ),
  note: '',
  signedBy: '',
  signature: '',
  outcome: 'replace',
})

/** Whether one of the lines is not as it was promised, as far as it is typed. */
export const isShortLine = (line: Arriving['lines'][number], counted: Counted | undefined): boolean =>
  counted !== undefined &&
  !isWhole({
    expected: line.units,
    received: Number(counted.received || line.units),
    damaged: Number(counted.damaged),
    lot: counted.lot,
    promisedLots: line.lot ?? '',
  })

const errorsIn = ({ lines }: Arriving, typed: Typed): Record<string, string> => {
  const errors: Record<string, string> = {}
  for (const { item_id, units } of lines) {
    const { received = '', damaged = '' } = typed.lines[item_id] ?? {}
    if (received === '' || Number(received) > units) errors[`received-${item_id}`] = messages.countHigh(units)
    else if (Number(damaged) > Number(received)) errors[`damaged-${item_id}`] = messages.damagedHigh
  }
  if (typed.signedBy.trim() === '') errors['signed_by'] = messages.typeYourName
  return errors
}

const bodyOf = ({ packageId }: Arriving, typed: Typed) => ({
  ...(packageId === null ? {} : { package_id: packageId }),
  signed_by: typed.signedBy.trim(),
  signature: typed.signature,
  note: typed.note.trim(),
  outcome: typed.outcome,
  lines: Object.entries(typed.lines).map(([item_id, { received, damaged, lot, note, photos }]) => ({
    item_id,
    received: Number(received),
    damaged: Number(damaged),
    lot: lot.trim(),
    note: note.trim(),
    photo_ids: photos.map(({ id }) => id),
  })),
})

export const useReceiving = (of: Arriving, onReceived: (shipments: OrderShipments) => void) => {
  const [typed, setTyped] = useState(() => beginning(of))
  const [errors, setErrors] = useState<Record<string, string>>({})
  const { run, isBusy, failure, fieldErrors } = useSubmit(async () => {
    const params = { id: of.delivery.id }
    const { data, message } = await call('POST /api/order_delivery/{id}/receipt', {
      params,
      body: bodyOf(of, typed),
    })
    if (message) toast.success(message)
    onReceived(data)
  }, 'screen')
  const send = async () => {
    const found = errorsIn(of, typed)
    setErrors(found)
    const [first] = Object.keys(found)
    if (first !== undefined) document.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
    else await run()
  }
  return {
    typed,
    change: (changed: Partial<Typed>) => setTyped((before) => ({ ...before, ...changed })),
    // Photos arrive while somebody types: what is there then is changed.
    changeLine: (id: string, changed: (before: Counted) => Counted) =>
      setTyped((before) => {
        const line = before.lines[id]
        return line ? { ...before, lines: { ...before.lines, [id]: changed(line) } } : before
      }),
    errors,
    isShort: of.lines.some((line) => isShortLine(line, typed.lines[line.item_id])),
    isBusy,
    sentence: failure ? (Object.values(fieldErrors).flat()[0] ?? failure.message) : null,
    send,
  }
}
