import type { ShownSize } from '@showroom/contract/catalogue/size.rules'
import { useShopState } from '../shop/context.ts'
import { decimals } from './decimals.ts'

/** A line of its own, where there is a size. Inch marks and × are for the eye; a screen reader is given the words. */
export const Size = ({ size }: { size: ShownSize | null }) => {
  const write = useShopState(({ display }) => display?.is_decimal) ? decimals : String
  return (
    size && (
      <span className="about">
        <span aria-hidden dir="ltr">
          {write(size.text)}
        </span>
        <span className="said">{write(size.spoken)}</span>
      </span>
    )
  )
}
