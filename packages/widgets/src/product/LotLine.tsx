import type { ProductDetail } from '@showroom/contract/catalogue/catalogue'
import { coveringLot, largestLot } from './lots.ts'
import { buyingMessages } from './buying-messages.ts'

type Props = {
  lots: ProductDetail['lots']
  qty: number
  units: string
  mixesLots: boolean
  onMixLots: (mixes: boolean) => void
}

/** One lot, one shade; lots are never mixed without being asked. */
export function LotLine({ lots, qty, units, mixesLots, onMixLots }: Props) {
  const lot = coveringLot(lots, qty)
  if (lot) {
    return (
      <p>
        {qty === 1 ? buyingMessages.oneLotSingle(units.slice(2)) : buyingMessages.oneLot(units)}
        <span className="soft"> · {lot.code}</span>
      </p>
    )
  }
  return (
    <>
      <p className="is-warning">{buyingMessages.lotShort(units, largestLot(lots))}</p>
      <label className="mix-lots">
        <input
          type="checkbox"
          checked={mixesLots}
          onChange={(event) => onMixLots(event.currentTarget.checked)}
        />
        {buyingMessages.mixLots}
      </label>
    </>
  )
}
