import { expect, test } from 'vitest'
import { linearRgbOf } from '@showroom/drawing/texture/color'
import { readFilm, scenesFolder } from './scene-files.ts'

const film = await readFilm(`${scenesFolder}film.png`)

type Channels = readonly [number, number, number]
/** Late in the afternoon, as it falls through a window. */
const lowSun: Channels = [1.83, 1.67, 1.36]

/** Where between its least and its greatest channel the green of a warm color lies: 1 is yellow. */
const yellowness = ([red, green, blue]: Channels) => (green - blue) / (red - blue)

const developed = ([red, green, blue]: Channels): Channels => {
  const shown = new Uint8Array(3)
  film.develop({ red, green, blue }, shown, 0)
  return linearRgbOf(`#${Buffer.from(shown).toString('hex')}`)
}

const inLowSun = (hex: string): Channels => {
  const [red, green, blue] = linearRgbOf(hex)
  return [red * lowSun[0], green * lowSun[1], blue * lowSun[2]]
}

test.each(['#d9c7a8', '#e6ddce', '#9d8a70', '#c9a176'])('%s does not turn green in low sun', (hex) => {
  const light = inLowSun(hex)
  expect(yellowness(developed(light))).toBeLessThan(yellowness(light) + 0.09)
})

test('grey stays grey, and a cool color is left as the film shows it', () => {
  const [red, green, blue] = developed([0.4, 0.4, 0.4])
  expect(Math.max(red, green, blue) - Math.min(red, green, blue)).toBeLessThan(0.02)
  const [, seen, deep] = developed([0.2, 0.4, 0.8])
  expect(deep).toBeGreaterThan(seen)
})
