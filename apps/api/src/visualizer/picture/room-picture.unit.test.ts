import type { SurfaceAppearance } from '@showroom/contract/catalogue/appearance'
import { layPatterns } from '@showroom/contract/catalogue/catalogue'
import { emptyDesign, layAngles, type LaidState, widestJoint } from '@showroom/contract/visualizer/design'
import { nothingLaid } from '@showroom/contract/visualizer/laid.rules'
import { type Plan, plan as planShape } from '@showroom/contract/visualizer/plan'
import { areasOfPlan } from '@showroom/contract/visualizer/plan-areas.rules'
import { laidSurfaces } from '@showroom/contract/visualizer/surfaces'
import type { Material } from '@showroom/contract/visualizer/visualizer'
import plans from '@showroom/contract/data/plans.json' with { type: 'json' }
import { furnishing } from '@showroom/drawing/furnishing'
import type { Goods } from '@showroom/drawing/goods'
import { goodsOnPlanes } from '@showroom/drawing/goods-on-planes'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { layingNamed, layingToken } from './laying-token.ts'
import { roomPictureOf, surfaceNamed } from './room-picture.ts'
import { sceneOf } from './room-scene.ts'

const tile: SurfaceAppearance = { ...furnishing.limestone, piece_in: [12, 24], grout: '#aaaaaa' }
const hex = fc.integer({ min: 0, max: 0xffffff }).map((color) => `#${color.toString(16).padStart(6, '0')}`)
const share = fc.integer({ min: 0, max: 999 })
const laying = fc.record({
  pattern: fc.constantFrom(null, ...layPatterns),
  angle: fc.constantFrom(...layAngles),
  joint_mil: fc.option(fc.integer({ min: 0, max: widestJoint })),
  grout: fc.option(hex),
  start: fc.tuple(share, share),
})

test('however goods lie is read again from the address of the picture', () => {
  fc.assert(
    fc.property(laying, (how) => {
      expect(layingNamed(layingToken(how))).toMatchObject(how)
    }),
  )
  expect(layingToken(nothingLaid)).toBe('')
})

test.each(['p9', 'a30', 'j501', 'g12345', 's123', 'x', 'a90p1'])('%s is no way for goods to lie', (token) => {
  expect(layingNamed(token)).toBeNull()
})

const planNamed = (slug: string): Plan => planShape.parse(plans.find((built) => built.slug === slug)?.plan)
/** What leaves the picture as it is may be said or not. */
const whole = (goods: Goods | null) => ({ jointMil: null, angle: 0, start: [0, 0], ...goods })

/** With its own scene, and as somebody’s own plan, which is shown in a room of its kind. */
const shownAs = ['kitchen-l-island-14x15', 'bath-double-8x10', 'living-hearth-14x16', 'patio-16x20'].flatMap(
  (slug) => [
    { slug, publicId: slug },
    { slug, publicId: 'somebodysOwn' },
  ],
)

test.each(shownAs)(
  'a picture of $slug as $publicId shows what the editor shows',
  async ({ slug, publicId }) => {
    const plan = planNamed(slug)
    const floorplan = { publicId, madeFrom: null, plan }
    const material = { id: 'tile', appearance: tile } as Material
    await fc.assert(
      fc.asyncProperty(laying, hex, async (how, color) => {
        const laid: LaidState = { ...nothingLaid, ...how, product_id: 'tile' }
        const state = {
          ...emptyDesign,
          laid: Object.fromEntries(laidSurfaces.map((key) => [key, laid])),
          painted: { walls: { color } },
        }
        const { url } = roomPictureOf(Buffer.from('key'), {
          floorplan,
          state,
          materials: [material],
          alt: '',
        })
        const { planes } = sceneOf(floorplan)
        const tokens = url.split('/')[4]?.split('.') ?? []
        const drawn = await Promise.all(
          planes.map(({ usual }, at) =>
            surfaceNamed(tokens[at] ?? '', usual, async (id) => (id === 'tile' ? tile : null)),
          ),
        )
        const materials = new Map([['tile', material]])
        const shown = goodsOnPlanes(planes, areasOfPlan(plan), { state, materials, usual: furnishing })
        expect(drawn.map(whole)).toEqual(shown.map(whole))
      }),
      { numRuns: 40 },
    )
  },
)
