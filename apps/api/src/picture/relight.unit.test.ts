import { beforeAll, expect, test } from 'vitest'
import { type Drawer, type Drawing, openDrawer } from '@showroom/drawing/drawer'
import { anObject, aSurface } from '@showroom/drawing/testing'
import { rgbOf } from '@showroom/drawing/texture/color'
import { laidGoods } from '@showroom/drawing/laid-goods'
import { pixelsOf, relight, relightPixels } from '@showroom/drawing/relight/relight'
import { planSceneOf } from '@showroom/drawing/plan-scenes'
import { stage } from '@showroom/drawing/relight/stage'
import { openSceneFiles, sceneCovers, scenesFolder } from './scene-files.ts'

let drawer: Drawer

beforeAll(async () => {
  drawer = openDrawer(await openSceneFiles(scenesFolder))
})

/** The mean of a square around a point given in shares of the picture. */
function colorAt({ pixels, width, height }: Drawing, x: number, y: number, share = 0.08): number[] {
  const sums = [0, 0, 0]
  let count = 0
  for (let row = Math.floor((y - share) * height); row < (y + share) * height; row++) {
    for (let column = Math.floor((x - share) * width); column < (x + share) * width; column++) {
      for (let channel = 0; channel < 3; channel++) {
        sums[channel] = (sums[channel] ?? 0) + (pixels[(row * width + column) * 3 + channel] ?? 0)
      }
      count++
    }
  }
  return sums.map((sum) => sum / count)
}

test.each(['#7b563b', '#3f7f78', '#8f8d88', '#d8cfc0', '#24384f'])(
  'a board in %s shows that colour under its light',
  async (hex) => {
    const appearance = aSurface({ colors: [hex], layout: 'slab', gloss: 0, relief: 0 })
    const board = await drawer.draw({ appearance, view: 'card', width: 320 })
    const shown = colorAt(board, 0.45, 0.45)
    for (const [channel, wanted] of rgbOf(hex).entries()) {
      expect(Math.abs((shown[channel] ?? 0) - wanted)).toBeLessThan(34)
    }
  },
)

test('what lies on the board leaves the backdrop alone', async () => {
  const draw = (hex: string) =>
    drawer.draw({ appearance: aSurface({ colors: [hex] }), view: 'card', width: 320 })
  const [dark, light] = await Promise.all([draw('#202020'), draw('#f0f0f0')])
  const corner = (board: Drawing) => colorAt(board, 0.05, 0.05, 0.04)
  expect(corner(dark)).toEqual(corner(light))
  expect(colorAt(dark, 0.45, 0.45)[0] ?? 0).toBeLessThan((colorAt(light, 0.45, 0.45)[0] ?? 0) - 100)
})

test.each(['floor', 'wall', 'counter', 'outdoor'] as const)('a %s is laid into a room', async (use) => {
  const draw = (hex: string) =>
    drawer.draw({ appearance: aSurface({ use, colors: [hex] }), view: 'room', width: 320 })
  const [red, green] = await Promise.all([draw('#a02020'), draw('#20a020')])
  const changed = red.pixels.filter((value, at) => Math.abs(value - (green.pixels[at] ?? 0)) > 40).length
  expect(changed).toBeGreaterThan(red.pixels.length * 0.02)
  expect(changed).toBeLessThan(red.pixels.length * 0.7)
})

test('what is painted in a room takes its color where it shows, and nowhere else', async () => {
  const { planes = [] } = planSceneOf('kitchen-l-island-14x15') ?? {}
  const width = 320
  const draw = (hex: string) =>
    drawer.furnish({
      scene: 'plan-kitchen-l-island-14x15',
      surfaces: planes.map(({ key }) =>
        aSurface({ colors: [key === 'cabinets' ? hex : '#e8e0d2'], layout: 'slab', gloss: 0.2 }),
      ),
      width,
    })
  const [red, green] = await Promise.all([draw('#a02020'), draw('#20a020')])
  const covers = await sceneCovers('plan-kitchen-l-island-14x15', width)
  const fronts = covers[planes.findIndex(({ key }) => key === 'cabinets')] ?? new Uint8Array()
  const changed = Array.from(fronts, (_, pixel) => {
    const [channel, other] = [red.pixels[pixel * 3] ?? 0, green.pixels[pixel * 3] ?? 0]
    return Math.abs(channel - other)
  })
  expect(fronts.filter((cover) => cover > 250).length).toBeGreaterThan(fronts.length * 0.05)
  expect(Math.min(...changed.filter((_, pixel) => (fronts[pixel] ?? 0) > 250))).toBeGreaterThan(10)
  expect(Math.max(...changed.filter((_, pixel) => (fronts[pixel] ?? 0) < 4))).toBe(0)
})

test('an object takes its finish and stands on the same ground', async () => {
  const draw = (finish: string) => drawer.draw({ appearance: anObject({ finish }), view: 'card', width: 320 })
  const [gold, black] = await Promise.all([draw('Brushed Gold'), draw('Matte Black')])
  expect(colorAt(gold, 0.03, 0.03, 0.02)).toEqual(colorAt(black, 0.03, 0.03, 0.02))
  expect(colorAt(gold, 0.66, 0.55, 0.03)[0] ?? 0).toBeGreaterThan(
    (colorAt(black, 0.66, 0.55, 0.03)[0] ?? 0) + 40,
  )
})

test('nothing is drawn larger than it was rendered', async () => {
  const card = await drawer.draw({ appearance: anObject(), view: 'card', width: 1280 })
  expect(card.width).toBe(640)
})

test('a surface that is laid anew by its own pixels leaves the picture that is drawn whole', async () => {
  const { film, loadScene } = await openSceneFiles(scenesFolder)
  const scene = stage(await loadScene('room-kitchen', 320), film)
  const laid = (floor: string) =>
    ['#ece5d9', '#efece6', floor].map((hex, plane) =>
      laidGoods(aSurface({ colors: [hex] }), { scene, plane }),
    )
  const picture = relight(scene, laid('#7b563b'), film)
  relightPixels(scene, laid('#3f7f78'), { film, picture, pixels: pixelsOf(scene, 2) })
  expect(Buffer.from(picture).equals(Buffer.from(relight(scene, laid('#3f7f78'), film)))).toBe(true)
})

test('joint, turn and start change what lies there, and nothing else of the room', async () => {
  const floor = aSurface({ piece_in: [12, 24], layout: 'offset', grout: '#ffffff', colors: ['#303030'] })
  const draw = (goods: object) =>
    drawer.furnish({
      scene: 'room-living',
      surfaces: [aSurface({ layout: 'slab' }), { ...floor, ...goods }],
      width: 480,
    })
  const usual = await draw({})
  expect(
    Buffer.from((await draw({ jointMil: null, angle: 0, start: [0, 0] })).pixels).equals(
      Buffer.from(usual.pixels),
    ),
  ).toBe(true)
  for (const goods of [{ jointMil: 500 }, { angle: 90 }, { start: [0.1, 0.05] }]) {
    const other = await draw(goods)
    const differing = usual.pixels.filter((value, at) => value !== other.pixels[at]).length
    expect(differing).toBeGreaterThan(usual.pixels.length * 0.01)
    expect(colorAt(other, 0.5, 0.06, 0.03)).toEqual(colorAt(usual, 0.5, 0.06, 0.03))
  }
})
