import { productsReply } from '@showroom/contract/catalogue/catalogue.endpoints'
import { expect, test } from 'vitest'
import { fastSerializer } from '../../platform/http/reply-serializer.ts'
import { pricedCard, type UnpricedCard } from './product-card.ts'
import { replyTexts } from './written-cards.ts'

const cardOf = (id: string): UnpricedCard => ({
  row: {
    id: 1,
    publicId: id,
    familyId: 1,
    categoryId: 1,
    name: 'Oak',
    brand: 'Heron',
    variant: {},
    unit: 'box',
    uom: 'Box',
    sizeLabel: '7½″ × 48″',
    coverage: 15_500,
    length: null,
    pieces: 8,
    msrpCents: 12_000,
    stockStatus: 'in_stock',
    stockQty: 3,
    restockOn: null,
    appearance: null,
    placeholder: '',
    photos: [],
  },
  rest: {
    id,
    name: 'Oak “Natural” 7½″ × 48″',
    brand: 'Heron',
    category: { id: 1, name: 'Hardwood', slug_url: 'hardwood' },
    size: null,
    stock: { status: 'in_stock', label: 'In stock', available: 3 },
    pictures: [],
    swatches: [{ product_id: 'b', name: 'Sand', color: '#d8c3a5' }],
    more_swatches: 0,
  },
})

const page = (cards: readonly UnpricedCard[], priceCents: number) => ({
  success: true as const,
  data: cards.map((card, index) =>
    pricedCard(card, { priceCents: priceCents + index, isFeatured: index === 0 }),
  ),
  total: cards.length,
  current_page: 1,
  last_page: 1,
  path: '/api/visualization/products',
  links: [],
  facets: [],
  price_range: null,
  category: null,
  breadcrumb: [],
  suggestion: null,
})

const cards = ['a', 'b', 'c'].map(cardOf)

test.each([[cards], [cards.slice(0, 1)], [[]]])(
  'a page says the same as without kept text, at each showroom’s prices',
  (shown) => {
    const texts = replyTexts()
    const plain = fastSerializer(productsReply)
    for (const priceCents of [7_425, 9_900, 7_425]) {
      const reply = page(shown, priceCents)
      expect(JSON.parse(texts.page(reply).text)).toEqual(JSON.parse(plain(reply)))
    }
  },
)

test('what the shape does not name does not leave', () => {
  const whole = page(cards, 100)
  const data = whole.data.map((card) => ({ ...card, wholesale_cents: 42 }))
  const reply = { ...whole, data, margin_bps: 7 }
  expect(replyTexts().page(reply).text).not.toMatch(/wholesale|margin/)
})
