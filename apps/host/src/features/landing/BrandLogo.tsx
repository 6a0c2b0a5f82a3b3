import { useState } from 'react'
import { hrefOf } from '../../paths.ts'
import './BrandLogo.css'

/** `Pourmont & Wray` is in the file pourmont-wray.svg. */
export const logoFile = (brand: string) =>
  hrefOf(
    `/logos/brands/${brand
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')}.svg`,
  )

type Props = {
  brand: string
  /** Its name stands beside it. */
  isDecorative?: boolean
}

/** A brand's logo; one that has none is set in our own type. */
export const BrandLogo = ({ brand, isDecorative = false }: Props) => {
  const [isMissing, setMissing] = useState(false)
  if (isMissing)
    return (
      <span className="brand-name" aria-hidden={isDecorative}>
        {brand}
      </span>
    )
  return (
    <img
      className="brand-logo"
      src={logoFile(brand)}
      alt={isDecorative ? '' : brand}
      width={200}
      height={64}
      loading="lazy"
      decoding="async"
      onError={() => setMissing(true)}
    />
  )
}
