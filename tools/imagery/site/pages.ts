// Pictures that stand alone on a page: heads of departments, doors, empty states.
import type { Wish } from './choose-product.ts'
import type { shapes } from './encode.ts'

export interface PagePicture {
  scene: string
  shape: keyof typeof shapes
  planes: readonly Wish[]
}

const wish = (subcategory: string, color: string, rest: Omit<Wish, 'subcategory' | 'color'> = {}): Wish => ({
  subcategory,
  color,
  ...rest,
})

const whiteTile = wish('handmade-look-and-zellige-style', '#f1efea', { look: 'glazed' })
const sageTile = wish('handmade-look-and-zellige-style', '#a7b19b', { look: 'glazed' })
const quartz = wish('quartz-slabs', '#efece6')
const oak = wish('engineered-hardwood', '#9d8a70')
const herringbone = wish('herringbone-and-chevron', '#9d8a70', { layout: 'herringbone' })
const stone = wish('natural-stone-pavers', '#e3dac8', { layout: 'offset' })
const ledger = wish('ledger-panels', '#a79680', { look: 'stone' })
const plaster = wish('large-format-slab-look', '#e3dac8', { look: 'stone' })
const terrazzo = wish('porcelain-tile', '#d8d0c2', { look: 'terrazzo' })

export const pagePictures: Record<string, PagePicture> = {
  'department-kitchen': { scene: 'kitchen', shape: 'wide', planes: [whiteTile, quartz, oak] },
  'department-bathroom': { scene: 'bathroom', shape: 'wide', planes: [sageTile, terrazzo] },
  'department-flooring': { scene: 'living', shape: 'wide', planes: [plaster, herringbone] },
  'department-tile-stone': {
    scene: 'bathroom',
    shape: 'wide',
    planes: [
      wish('marble-mosaic', '#d6d3cd', { layout: 'herringbone' }),
      wish('natural-stone-tile', '#a79680', { look: 'stone' }),
    ],
  },
  'department-lighting-fans': {
    scene: 'kitchen',
    shape: 'wide',
    planes: [wish('subway-tile', '#2c3e54', { look: 'glazed' }), quartz, wish('solid-hardwood', '#5d4c3f')],
  },
  'department-landscaping-outdoor': { scene: 'patio', shape: 'wide', planes: [stone, ledger] },
  about: { scene: 'living', shape: 'wide', planes: [ledger, oak] },
  pro: {
    scene: 'kitchen',
    shape: 'wide',
    planes: [wish('glass-mosaic', '#75909c'), wish('granite-slabs', '#4c4d4c'), oak],
  },
  contact: { scene: 'living', shape: 'small', planes: [plaster, oak] },
  'not-found': {
    scene: 'patio',
    shape: 'small',
    planes: [wish('concrete-pavers', '#c9c3b8', { layout: 'grid' }), plaster],
  },
  'empty-cart': { scene: 'kitchen', shape: 'small', planes: [sageTile, quartz, oak] },
  'empty-projects': { scene: 'bathroom', shape: 'small', planes: [whiteTile, terrazzo] },
  'empty-orders': {
    scene: 'living',
    shape: 'small',
    planes: [wish('ledger-panels', '#8b8c89', { look: 'stone' }), herringbone],
  },
}
