import { surfaceLayouts, surfaceLooks } from '@showroom/contract/catalogue/appearance'
import { describe, expect, test } from 'vitest'
import { aSurface } from '../testing.ts'
import { rgbOf } from './color.ts'
import { surfaceTexture } from './surface-texture.ts'
import type { Texture } from './texture.ts'

const size = { coverWidth: 0.3, coverHeight: 0.3, metresPerPixel: 0.0024 }

const mean = ({ color }: Texture): number[] =>
  [0, 1, 2].map((channel) => {
    let sum = 0
    for (let at = channel; at < color.length; at += 3) sum += color[at] ?? 0
    return sum / (color.length / 3)
  })

/** Mean difference between one column (or row) and the next, over the whole line. */
function stepAcross(texture: Texture, axis: 'x' | 'y', at: number): number {
  const { width, height, color } = texture
  const count = axis === 'x' ? height : width
  const index = (line: number, along: number) =>
    (axis === 'x' ? along * width + line : line * width + along) * 3
  const next = (at + 1) % (axis === 'x' ? width : height)
  let sum = 0
  for (let along = 0; along < count; along++) {
    for (let channel = 0; channel < 3; channel++) {
      sum += Math.abs((color[index(at, along) + channel] ?? 0) - (color[index(next, along) + channel] ?? 0))
    }
  }
  return sum / count
}

/** The seam may be no sharper than the sharpest step inside: a joint, a chip, a vein. */
function isSeamless(texture: Texture, axis: 'x' | 'y'): boolean {
  const last = (axis === 'x' ? texture.width : texture.height) - 1
  const inside = Array.from({ length: last }, (_, at) => stepAcross(texture, axis, at))
  return stepAcross(texture, axis, last) <= Math.max(...inside) * 1.05
}

describe('a surface texture', () => {
  test.each(surfaceLayouts)('laid as %s continues at its own edges', (layout) => {
    const texture = surfaceTexture(aSurface({ layout, look: 'concrete', piece_in: [3, 9] }), size)
    expect(isSeamless(texture, 'x')).toBe(true)
    expect(isSeamless(texture, 'y')).toBe(true)
  })

  test.each(surfaceLooks)('that looks like %s continues at its own edges', (look) => {
    const texture = surfaceTexture(aSurface({ look, layout: 'slab', colors: ['#c8bda9', '#6b5d4b'] }), size)
    expect(isSeamless(texture, 'x')).toBe(true)
    expect(isSeamless(texture, 'y')).toBe(true)
  })

  test('is the same for the same appearance and another for another seed', () => {
    const marble = aSurface({ look: 'marble', colors: ['#f1efec', '#85868a'] })
    expect(surfaceTexture(marble, size).color).toEqual(surfaceTexture(marble, size).color)
    expect(surfaceTexture({ ...marble, seed: 4 }, size).color).not.toEqual(surfaceTexture(marble, size).color)
  })

  test.each(surfaceLooks.flatMap((look) => surfaceLayouts.map((layout) => [look, layout] as const)))(
    '%s as %s fills every pixel',
    (look, layout) => {
      const surface = aSurface({ look, layout, colors: ['#b98a6a', '#5d4636', '#e9e2d6'], piece_in: [2, 6] })
      const texture = surfaceTexture(surface, { ...size, metresPerPixel: 0.0048 })
      expect(texture.color).toHaveLength(texture.width * texture.height * 3)
      expect(Math.max(...mean(texture))).toBeGreaterThan(10)
      expect(texture.relief.every(Number.isFinite)).toBe(true)
    },
  )

  test.each(['solid', 'glazed', 'stone', 'concrete', 'wood', 'brick', 'linen'] as const)(
    '%s is close to the base colour it was asked for',
    (look) => {
      const texture = surfaceTexture(aSurface({ look, layout: 'slab', colors: ['#b98a6a'] }), size)
      const asked = rgbOf('#b98a6a')
      for (const [channel, value] of mean(texture).entries()) {
        expect(Math.abs(value - (asked[channel] ?? 0))).toBeLessThan(22)
      }
    },
  )

  test('puts the asked grout between the pieces', () => {
    const white = surfaceTexture(aSurface({ colors: ['#101010'], grout: '#ffffff', piece_in: [1, 1] }), size)
    const black = surfaceTexture(aSurface({ colors: ['#101010'], grout: '#101010', piece_in: [1, 1] }), size)
    expect(mean(white)[0] ?? 0).toBeGreaterThan((mean(black)[0] ?? 0) + 15)
  })
})
