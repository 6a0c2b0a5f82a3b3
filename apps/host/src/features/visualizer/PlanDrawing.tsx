import { inDecimalFeet } from '@showroom/contract/visualizer/feet.rules'
import type { FloorplanCard } from '@showroom/contract/visualizer/visualizer'
import { useIsDecimal } from '../../shop-context/display.ts'

/** Drawn by the contract’s rules, as a picture: nothing of it is markup of this page. */
export const PlanDrawing = ({ svg, words }: Pick<FloorplanCard, 'svg' | 'words'>) => {
  const write = useIsDecimal() ? inDecimalFeet : String
  return (
    <img
      className="plan-drawing"
      src={`data:image/svg+xml,${encodeURIComponent(write(svg))}`}
      alt={write(words)}
      width={320}
      height={240}
      loading="lazy"
      decoding="async"
    />
  )
}
