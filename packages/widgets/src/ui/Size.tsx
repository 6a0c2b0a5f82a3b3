import type { ShownSize } from '@showroom/contract/catalogue/size.rules'

/** A line of its own, where there is a size. Inch marks and × are for the eye; a screen reader is given the words. */
export const Size = ({ size }: { size: ShownSize | null }) =>
  size && (
    <span className="about">
      <span aria-hidden>{size.text}</span>
      <span className="said">{size.spoken}</span>
    </span>
  )
