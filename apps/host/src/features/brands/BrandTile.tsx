import type { Brand } from '@showroom/contract/catalogue/catalogue'
import { count } from '@showroom/widgets/ui/format.ts'
import { Link } from 'react-router'
import { stateName } from '../../kit/form/us-state-names.ts'
import { brandPath } from '../../paths.ts'
import { BrandLogo } from '../landing/BrandLogo.tsx'
import { brandsMessages as messages } from './messages.ts'

/** A brand, where it comes from, and the way to its goods. */
export const BrandTile = ({ brand: { name, product_count, vendor, categories } }: { brand: Brand }) => (
  <li>
    <Link to={brandPath(name)}>
      <BrandLogo brand={name} isDecorative />
      <span className="brand-words">
        <strong>{name}</strong>
        <span>
          {vendor.name === name ? messages.from : messages.madeBy(vendor.name)} {stateName(vendor.state)}
        </span>
        <span>{categories.join(', ')}</span>
        <span className="brand-count">{messages.materialCount(count(product_count))}</span>
      </span>
    </Link>
  </li>
)
