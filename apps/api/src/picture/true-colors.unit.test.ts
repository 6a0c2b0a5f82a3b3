import looks from '@showroom/contract/data/looks.json' with { type: 'json' }
import { colorDistance, labOf } from '@showroom/contract/visualizer/color-distance.rules'
import { laidGoods } from '@showroom/drawing/laid-goods'
import { planSceneOf } from '@showroom/drawing/plan-scenes'
import { relight } from '@showroom/drawing/relight/relight'
import { reflectanceOn, type StagedScene, stage } from '@showroom/drawing/relight/stage'
import { aSurface } from '@showroom/drawing/testing'
import { rgbOf } from '@showroom/drawing/texture/color'
import { expect, test } from 'vitest'
import { openSceneFiles, scenesFolder } from './scene-files.ts'

/** As far apart as two colors may look: below 1 nobody sees it. */
const mostDistance = 3
/** Fewer pixels are an edge. */
const leastPixels = 150
const width = 240

const colors = ['#7b563b', '#8f8d88', '#d8cfc0', '#24384f']
/** Scenes that templates stand in: a dozen at night, a few of them at the gate. */
const most = process.env.NIGHT === '1' ? 12 : 4
const slugs = [...new Set(looks.map(({ floorplan }) => floorplan))]
  .filter((slug) => planSceneOf(slug))
  .slice(0, most)

/** Of the pixels that are all of one surface, those in its usual light: between half and three quarters of them are darker. */
const usuallyLit = ({ covers, light }: StagedScene, plane: number): number[] => {
  const whole = [...(covers[plane]?.entries() ?? [])].flatMap(([pixel, cover]) =>
    cover >= 250 ? [pixel] : [],
  )
  const bright = (pixel: number) => light[pixel * 3 + 1] ?? 0
  whole.sort((one, other) => bright(one) - bright(other))
  return whole.length < leastPixels ? [] : whole.slice(whole.length * 0.55, whole.length * 0.69)
}

/** No real surface throws back more: what would have to is as pale as its place is lit, and no paler. */
const isTooPale = (scene: StagedScene, plane: number, hex: string): boolean =>
  rgbOf(hex).some((value, channel) => (reflectanceOn(scene, plane)[channel]?.[value] ?? 0) >= 0.93)

const meanHex = (picture: Uint8Array, pixels: readonly number[]): string => {
  const channel = (at: number) =>
    Math.round(pixels.reduce((sum, pixel) => sum + (picture[pixel * 3 + at] ?? 0), 0) / pixels.length)
  return `#${[0, 1, 2].map((at) => channel(at).toString(16).padStart(2, '0')).join('')}`
}

test.each(slugs)(
  'in %s what is laid shows the color that the catalogue says, in usual light, as far as the light allows',
  async (slug) => {
    const { film, loadScene } = await openSceneFiles(scenesFolder)
    const scene = stage(await loadScene(`plan-${slug}`, width), film)
    const planes = scene.entry.planes.map((_, plane) => ({ plane, lit: usuallyLit(scene, plane) }))
    const seen = planes.filter(({ lit }) => lit.length > 0)
    expect(seen.length).toBeGreaterThanOrEqual(3)
    const far = colors.flatMap((hex) => {
      const goods = aSurface({ colors: [hex], layout: 'slab', gloss: 0, relief: 0, piece_in: [96, 96] })
      const laid = planes.map(({ plane }) => laidGoods(goods, { scene, plane }))
      const picture = relight(scene, laid, film)
      return seen.flatMap(({ plane, lit }) => {
        const shown = meanHex(picture, lit)
        const distance = colorDistance(labOf(hex), labOf(shown))
        return distance > mostDistance && !isTooPale(scene, plane, hex)
          ? [`${scene.entry.keys?.[plane]} ${hex} ${shown} ${distance.toFixed(1)}`]
          : []
      })
    })
    expect(far).toEqual([])
  },
)
