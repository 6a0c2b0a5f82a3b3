import type { Material, Template, TemplateCard } from '@showroom/contract/visualizer/visualizer'
import { aCard, aPage, aPicture } from './catalogue-fixtures.ts'

const appearance: NonNullable<Material['appearance']> = {
  kind: 'surface',
  material: 'limestone',
  look: 'stone',
  layout: 'grid',
  colors: ['#cfcbc3'],
  piece_in: [12, 24],
  grout: '#aaaaaa',
  gloss: 0.2,
  relief: 0.1,
  use: 'floor',
  seed: 1,
}

const aMaterial = (id: string, name: string): Material => ({
  ...aCard({ id, name }),
  appearance,
  quantity: {
    min_qty: 1,
    step_qty: 1,
    default_waste_pct: 10,
    patterns: ['straight', 'half_offset'],
    longest_edge: 24_000,
    is_plank: false,
  },
})

const fog = aMaterial('fogHoned1224', 'Fog Honed Porcelain Tile 12x24')

const about = {
  id: 'warm',
  title: 'Warm oak',
  room_type: 'kitchen',
  style: 'modern',
  colors: ['#cfcbc3'],
  tier: 2,
  picture: { ...aPicture('room_kitchen', 'room'), width: 1200, height: 900 },
  is_own: false,
  is_pros: true,
} as const satisfies Partial<TemplateCard>

const aLookCard = (): TemplateCard => ({
  ...about,
  colors: [...about.colors],
  item_count: 1,
  from_cents: 97_031,
  area: 143_000,
})

const aGalley = (): Template['floorplan'] => ({
  id: 'galley',
  name: 'A galley',
  room_type: 'kitchen',
  shape: 'galley',
  width: 8_000,
  length: 11_000,
  areas: {
    whole: 143_000,
    walls: 300_000,
    laid: { floor: 143_000, counter: 30_000 },
    parts: {},
    counter_run: 10_000,
    coping_run: 0,
    fixtures: { pulls: 4, lights: 1 },
  },
  svg: '<svg xmlns="http://www.w3.org/2000/svg"/>',
  words: 'Galley kitchen',
  is_own: false,
  plan: {
    name: 'A galley',
    room_type: 'kitchen',
    shape: 'galley',
    height: 8_000,
    outline: [],
    openings: [],
    pieces: [],
    tiled: [],
  },
  scene: null,
  scene_of: null,
  warnings: [],
})

const theLines = (): Template['lines'] => [
  {
    product_id: fog.id,
    name: fog.name,
    brand: fog.brand,
    unit: 'box',
    uom: 'Box',
    picture: null,
    surfaces: [{ key: 'floor', area: 143_000, waste_pct: 13 }],
    fixtures: [],
    area: 143_000,
    waste_pct: 13,
    qty: 11,
    stock: fog.stock,
    unit_price_cents: 8_821,
    line_total_cents: 97_031,
    notes: [],
    substitute: null,
  },
]

const aLook = (): Template => ({
  ...about,
  colors: [...about.colors],
  state: { v: 1, laid: {}, painted: {}, metal: null },
  floorplan: aGalley(),
  materials: [fog],
  lines: theLines(),
  total_cents: 97_031,
  gone: [],
  not_sold: [],
  spots: [],
})

const looks = (data: TemplateCard[]) => {
  const { path, links, current_page, last_page } = aPage()
  return { success: true as const, data, total: data.length, path, links, current_page, last_page }
}

/** What a shop answers of one template and its goods. */
export const theRooms = Object.assign(
  () => ({
    'GET /api/visualization/templates': () => looks([aLookCard()]),
    'GET /api/visualization/template/{id}': () => ({ success: true as const, data: aLook() }),
    'GET /api/visualization/materials': () => ({
      ...aPage(),
      // A fixture has no face that could be laid.
      data: [fog, aMaterial('slate', 'Slate'), { ...aMaterial('pull', 'Bar pull'), appearance: null }],
      total: 3,
    }),
  }),
  { looks },
)
