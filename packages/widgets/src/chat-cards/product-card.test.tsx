import type { ChatCardView } from '@showroom/contract/chat/chat-card'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { css, Widget } from '../chat/index.ts'
import { aMessage } from '../testing/chat-fixtures.ts'
import { chatWith, quiet } from '../testing/draw-chat.tsx'
import { drawIn, shopWith } from '../testing/draw-widget.tsx'
import { named } from '../testing/fake-api.ts'

const tile: ChatCardView = {
  kind: 'product',
  id: 'tile1',
  name: 'Ostrevane Fog 12×24',
  brand: 'Ostrevane',
  unit: 'box',
  uom: 'Box',
  picture: null,
  is_sold: true,
  price_cents: 9_462,
  per_sqft_cents: 610,
  can: { add_option: true },
}

test('a product that is shown in a chat has the price that its reader wants first', async () => {
  const shown = aMessage({ kind: 'card', body: '', card: { kind: 'product', id: 'tile1' } })
  const cards = named('GET /api/projectChat/project1/cards', () => ({ success: true, data: [tile] }))
  const { shop } = shopWith({ ...quiet, ...chatWith([shown]), ...cards })
  await drawIn(shop, css, <Widget isOwnPage project="project1" />)
  await expect.element(page.getByText('$94.62 per Box')).toBeVisible()
  shop.state.setState({ display: { is_decimal: false, is_priced_by_unit: false } })
  await expect.element(page.getByText('$6.10 /sq ft')).toBeVisible()
})
