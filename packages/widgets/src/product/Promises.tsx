import type { ProductDetail } from '@showroom/contract/catalogue/catalogue'
import { StockLabel } from '../catalogue-kit/StockLabel.tsx'
import { dayText } from '../ui/format.ts'
import { LotLine } from './LotLine.tsx'
import { buyingMessages } from './buying-messages.ts'

type Props = {
  product: ProductDetail
  /** Empty where there is no choice of lots to be made. */
  lots: ProductDetail['lots']
  qty: number
  units: string
  mixesLots: boolean
  onMixLots: (mixes: boolean) => void
}

/** What the visitor may rely on: stock, one lot, the days it arrives. */
export const Promises = ({ product: { stock, delivery }, lots, ...choice }: Props) => (
  <ul className="promises">
    <li>
      <StockLabel stock={stock} />
    </li>
    {lots.length > 0 && (
      <li>
        <LotLine lots={lots} {...choice} />
      </li>
    )}
    <li>
      <p>{buyingMessages.delivery(dayText(delivery.earliest), dayText(delivery.latest))}</p>
      {!delivery.in_three_weeks && (
        <p className="soft" data-code="over_three_weeks">
          {buyingMessages.later}
        </p>
      )}
    </li>
  </ul>
)
