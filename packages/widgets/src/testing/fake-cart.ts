import type { Cart, CartLine } from '@showroom/contract/cart/cart'
import { aCart, aFaucetLine } from './cart-fixtures.ts'
import type { AskedOf, FakeAnswers } from './fake-api.ts'
import { fakeCheckout } from './fake-checkout.ts'

/** A cart that keeps what it is sent, as the server would: each change gives the whole new cart, one version on. */
export const fakeCart = (
  lines: CartLine[],
  can: Cart['can'] = aCart([]).can,
): { answers: FakeAnswers; now: () => Cart } => {
  let cart = aCart(lines, { can })
  const change = (next: CartLine[], message: string) => {
    cart = aCart(next, { version: cart.version + 1, can })
    return { success: true as const, data: cart, message }
  }
  const current = () => cart.Project_tans
  return {
    now: () => cart,
    answers: {
      ...fakeCheckout(() => cart),
      'GET /api/projectCart': () => ({ success: true, data: cart }),
      'POST /api/projectCart/sync_to_cart': ({ body }) =>
        change([...current(), ...itemsIn(body).map(lineOf)], 'Added to cart.'),
      'POST /api/projectCart/update_cart': ({ body }) => {
        const changes = listIn(body, 'lines')
        const lines = current().map((line) => changed(line, changes))
        return change(lines, 'Cart updated.')
      },
      ...Object.fromEntries(
        ['line1', 'line2', 'line3', 'new1'].map((id) => [
          `DELETE /api/cart/destroy/${id}`,
          () =>
            change(
              current().filter((line) => line.id !== id),
              'Removed from cart.',
            ),
        ]),
      ),
    },
  }
}

type Fields = Record<string, unknown>

const listIn = (body: AskedOf['body'], name: string): Fields[] => {
  const list: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, name) : null
  return Array.isArray(list) ? list : []
}
const itemsIn = (body: AskedOf['body']) => listIn(body, 'items')

const lineOf = (item: Fields): CartLine =>
  aFaucetLine({
    id: 'new1',
    product_id: String(item.product_id),
    name: 'Part of the set',
    qty: Number(item.qty),
  })

const changed = (line: CartLine, changes: Fields[]): CartLine => {
  const found = changes.find((one) => one.line_id === line.id)
  if (!found) return line
  const qty = Number(found.qty)
  return {
    ...line,
    qty,
    line_total_cents: qty * line.unit_price_cents,
    coverage: line.coverage && (line.coverage / line.qty) * qty,
    previous_unit_price_cents: null,
    warnings: line.warnings.filter((warning) => warning.code !== 'price_changed'),
  }
}
