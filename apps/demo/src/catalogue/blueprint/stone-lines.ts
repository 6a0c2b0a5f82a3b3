import type { SurfaceAppearance } from '@showroom/contract/catalogue/appearance'
import { type Color, concreteColors, marbleColors, stoneColors, woodColors } from '../color.ts'
import { type Attributes } from '@showroom/api/catalogue/product/packing'
import { type Random } from '../random.ts'
import type { Size } from '@showroom/api/catalogue/taxonomy/taxonomy'
import { copingFamilies, pavingFamilies, veneerFamilies } from './outdoor-colors.ts'

export type Make = {
  material: string
  drawn: SurfaceAppearance['material']
  palette: readonly Color[]
  facts: (random: Random) => Attributes
}

/** What one subcategory of outdoor stone is made of. */
export type Line = {
  noun: string
  makes: (size: Size) => readonly Make[]
  /** Words of the category's own colour filter. */
  families: Record<string, string>
  layout: (size: Size) => SurfaceAppearance['layout']
  relief: number
  sealed: boolean
  use: string
  /** Copings and corners have a shape of their own: a board would show the stone and hide the piece. */
  isShaped?: boolean
}

const pool = (random: Random) => random.between(0.56, 0.72, 0.01)

const porcelain: Make = {
  material: 'Porcelain',
  drawn: 'porcelain',
  palette: stoneColors,
  facts: (random) => ({
    thickness: '20 mm',
    finish: 'Grip',
    dcof: pool(random),
    freeze_thaw: true,
    load: 'Pedestrian',
    application: ['Patio', 'Walkway', 'Pool deck'],
  }),
}
const porcelainPlank: Make = { ...porcelain, palette: woodColors }
const concrete: Make = {
  material: 'Concrete',
  drawn: 'concrete',
  palette: concreteColors,
  facts: (random) => ({
    thickness: random.pick(['60 mm', '80 mm']),
    finish: random.pick(['Tumbled', 'Smooth', 'Brushed']),
    dcof: pool(random),
    freeze_thaw: true,
    load: 'Vehicular',
    application: ['Patio', 'Walkway', 'Driveway'],
  }),
}
// Water stands in the open pores of travertine and splits it in frost.
const travertine: Make = {
  material: 'Travertine',
  drawn: 'travertine',
  palette: stoneColors,
  facts: (random) => ({
    thickness: '1.25 in',
    finish: 'Tumbled',
    dcof: pool(random),
    freeze_thaw: false,
    load: 'Pedestrian',
    application: ['Patio', 'Pool deck'],
  }),
}
const naturalStone = (material: string, drawn: SurfaceAppearance['material']): Make => ({
  material,
  drawn,
  palette: stoneColors,
  facts: (random) => ({
    thickness: random.pick(['30 mm', '1.25 in']),
    finish: random.pick(['Natural cleft', 'Flamed', 'Brushed']),
    dcof: pool(random),
    freeze_thaw: material !== 'Limestone',
    load: 'Pedestrian',
    application: ['Patio', 'Walkway'],
  }),
})

const onPallet = (size: Size): SurfaceAppearance['layout'] =>
  size.label.startsWith('6x9') ? 'herringbone' : size.label.startsWith('Random') ? 'offset' : 'grid'

const paving = {
  families: pavingFamilies,
  relief: 0.25,
  sealed: false,
  use: 'patios, walkways and pool decks',
}
const copingFacts =
  (thickness: string, coolness: string) =>
  (random: Random): Attributes => ({
    thickness,
    dcof: pool(random),
    heat: coolness,
    salt_ok: random.chance(0.7),
  })

export const stoneLines: Record<string, Line> = {
  'porcelain-pavers-2-cm': {
    ...paving,
    noun: '2 cm Porcelain Paver',
    makes: (size) => [size.label.includes('plank') ? porcelainPlank : porcelain],
    layout: (size) => (size.label.includes('plank') ? 'planks' : 'grid'),
  },
  'concrete-pavers': { ...paving, noun: 'Concrete Paver', makes: () => [concrete], layout: onPallet },
  'natural-stone-pavers': {
    ...paving,
    noun: 'Stone Paver',
    relief: 0.4,
    makes: (size) =>
      size.label.includes('travertine') || size.label.includes('French')
        ? [travertine]
        : [
            naturalStone('Bluestone', 'slate'),
            naturalStone('Limestone', 'limestone'),
            naturalStone('Basalt', 'slate'),
            naturalStone('Granite', 'granite'),
          ],
    layout: (size) => (size.label.includes('Flagstone') ? 'flagstone' : 'offset'),
  },
  'ledger-panels': veneer('Ledger Panel'),
  'matching-corners': { ...veneer('Ledger Corner'), isShaped: true },
  'thin-veneer-loose': { ...veneer('Thin Stone Veneer'), layout: () => 'flagstone' },
  'travertine-coping': coping('Travertine Coping', [
    { ...travertine, facts: copingFacts('2 in', 'Stays cool under bare feet') },
  ]),
  'porcelain-coping': coping('Porcelain Coping', [
    { ...porcelain, palette: stoneColors, facts: copingFacts('20 mm', 'Warms in full sun') },
  ]),
  'marble-and-limestone-coping': coping('Stone Coping', [
    {
      material: 'Marble',
      drawn: 'marble',
      palette: marbleColors,
      facts: copingFacts('2 in', 'Stays cool under bare feet'),
    },
    {
      material: 'Limestone',
      drawn: 'limestone',
      palette: stoneColors,
      facts: copingFacts('2 in', 'Stays cool under bare feet'),
    },
  ]),
  'concrete-and-brick-coping': coping('Coping', [
    {
      material: 'Concrete',
      drawn: 'concrete',
      palette: concreteColors,
      facts: copingFacts('2.25 in', 'Warms in full sun'),
    },
  ]),
  'corners-and-radius-pieces': coping('Coping Corner', [
    { ...travertine, facts: copingFacts('2 in', 'Stays cool under bare feet') },
    { ...porcelain, palette: stoneColors, facts: copingFacts('20 mm', 'Warms in full sun') },
  ]),
}

function veneer(noun: string): Line {
  const stones: readonly (readonly [string, SurfaceAppearance['material']])[] = [
    ['Quartzite', 'stone'],
    ['Slate', 'slate'],
    ['Marble', 'marble'],
    ['Limestone', 'limestone'],
    ['Travertine', 'travertine'],
    ['Basalt', 'slate'],
    ['Manufactured', 'stone'],
    ['Sandstone', 'stone'],
  ]
  return {
    noun,
    makes: () =>
      stones.map(([material, drawn]) => ({
        material,
        drawn,
        palette: stoneColors,
        facts: (random: Random) => ({
          profile: random.pick(['Split face', 'Split face', 'Honed', '3D', 'Rough', 'Smooth ledge']),
          weight_psf: random.between(7.5, 12.5, 0.5),
          freeze_thaw: material !== 'Travertine' && material !== 'Limestone',
          application:
            material === 'Travertine' || material === 'Limestone'
              ? ['Interior wall', 'Fireplace']
              : ['Interior wall', 'Exterior wall', 'Fireplace', 'Column'],
        }),
      })),
    families: veneerFamilies,
    layout: () => 'ledger',
    relief: 0.9,
    sealed: true,
    use: 'feature walls, fireplaces and columns',
  }
}

function coping(noun: string, makes: readonly Make[]): Line {
  return {
    noun,
    makes: () => makes,
    families: copingFamilies,
    layout: () => 'grid',
    relief: 0.15,
    sealed: true,
    use: 'the rim of pools and spas',
    isShaped: true,
  }
}
