import type { ProductDetail } from '@showroom/contract/catalogue/catalogue'
import { coveringLot, largestLot } from './lots.ts'
import { productMessages } from './messages.ts'

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
        {qty === 1 ? productMessages.oneLotSingle(units.slice(2)) : productMessages.oneLot(units)}
        <span className="soft"> · {lot.code}</span>
      </p>
    )
  }
  return (
    <>
      <p className="is-warning">{productMessages.lotShort(units, largestLot(lots))}</p>
      <label className="mix-lots">
        <input
          type="checkbox"
          checked={mixesLots}
          onChange={(event) => onMixLots(event.currentTarget.checked)}
        />
        {productMessages.mixLots}
      </label>
    </>
  )
}
