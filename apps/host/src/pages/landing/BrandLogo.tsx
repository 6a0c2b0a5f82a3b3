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

/** A brand's logo; one that has none is set in our own type. */
export const BrandLogo = ({ brand }: { brand: string }) => {
  const [isMissing, setMissing] = useState(false)
  if (isMissing) return <span className="brand-name">{brand}</span>
  return (
    <img
      className="brand-logo"
      src={logoFile(brand)}
      alt={brand}
      width={200}
      height={64}
      loading="lazy"
      decoding="async"
      onError={() => setMissing(true)}
    />
  )
}
