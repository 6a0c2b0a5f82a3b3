import { beforeAll, expect, test } from 'vitest'
import { type Drawer, type Drawing, openDrawer } from '@showroom/drawing/drawer'
import { anObject, aSurface } from '@showroom/drawing/testing'
import { rgbOf } from '@showroom/drawing/texture/color'
import { openSceneFiles, scenesFolder } from './scene-files.ts'

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
