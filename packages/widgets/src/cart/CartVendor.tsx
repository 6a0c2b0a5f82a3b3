import type { Cart, CartLine as Line } from '@showroom/contract/cart/cart'
import { money } from '../ui/format.ts'
import { CartLine } from './CartLine.tsx'
import { CartPart } from './CartPart.tsx'
import type { CartLinks } from './links.ts'
import { cartMessages } from './messages.ts'
import type { CartChanges } from './useCartChanges.ts'

type CartVendorProps = {
  vendor: Cart['vendors'][number]
  lines: Line[]
  changes: CartChanges
  links: CartLinks
}

/** What one vendor ships together. */
export const CartVendor = ({ vendor, lines, changes, links }: CartVendorProps) => {
  if (lines.length === 0) return null
  return (
    <section className="vendor" part="vendor" aria-label={cartMessages.vendorLabel(vendor.vendor)}>
      <header>
        <h2>{vendor.vendor}</h2>
        <p>{vendor.ships}</p>
      </header>
      <ul>
        {lines.map((line) => (
          <CartLine key={line.id} line={line} changes={changes} links={links} />
        ))}
      </ul>
      {lines.length > 1 && (
        <p className="subtotal">
          {cartMessages.subtotal} <strong>{money(vendor.subtotal_cents)}</strong>
        </p>
      )}
      <CartPart shows="delivery" of={vendor.vendor_id} />
    </section>
  )
}
