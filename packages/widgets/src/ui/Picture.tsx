import { useState } from 'react'
import { useShop } from '../shop/context.ts'

type PictureProps = {
  picture: { url: string; widths: number[]; width: number; height: number; alt: string; placeholder: string }
  /** How wide it is drawn, in the words of the `sizes` attribute. */
  sizes: string
  isEager?: boolean
  /** Said by the words beside it already. */
  isDecorative?: boolean
}

/** Nothing shifts when it arrives: its blurred colours hold the place, and stay if it never does. */
export const Picture = ({ picture, sizes, isEager = false, isDecorative = false }: PictureProps) => {
  const { apiBase } = useShop()
  const [missing, setMissing] = useState<string | null>(null)
  const address = (width: number) => `${apiBase}${picture.url}-${width}.webp`
  const middle = picture.widths[Math.floor(picture.widths.length / 2)]
  return (
    <span className="picture" part="picture" style={{ backgroundImage: blurOf(picture.placeholder) }}>
      {missing !== picture.url && middle !== undefined && (
        <img
          src={address(middle)}
          srcSet={picture.widths.map((width) => `${address(width)} ${width}w`).join()}
          sizes={sizes}
          width={picture.width}
          height={picture.height}
          alt={isDecorative ? '' : picture.alt}
          loading={isEager ? 'eager' : 'lazy'}
          decoding="async"
          onError={() => setMissing(picture.url)}
        />
      )}
    </span>
  )
}

const corners = ['0 0', '100% 0', '0 100%', '100% 100%']

/** Four corner colours, 24 hex digits. */
const blurOf = (placeholder: string) => {
  const colors = placeholder.match(/[0-9a-f]{6}/gi)
  if (colors?.length !== corners.length) return undefined
  const veils = corners.map(
    (corner, index) => `radial-gradient(at ${corner}, #${colors[index]}, transparent 75%)`,
  )
  return `${veils.join()},linear-gradient(#${colors[0]},#${colors[3]})`
}
