import { readdirSync, statSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { aiRooms, aiStyles } from '@showroom/contract/design-ai/ai-choices'
import { openDrawer } from '../../packages/drawing/src/drawer.ts'
import { openSceneFiles, scenesFolder } from '../../apps/api/src/picture/scene-files.ts'
import { drawStyle, styleFile, stylesFolder } from './draw-style.ts'

const all = aiStyles.flatMap((style) => aiRooms.map((room) => ({ style, room })))

describe('the pictures of AI Design’s styles', () => {
  test('are there for every style in every room, and none besides', () => {
    const files = readdirSync(stylesFolder).map((name) => stylesFolder + name)
    expect(files.toSorted()).toEqual(all.map(styleFile).toSorted())
  })

  test('are light, as twelve of them stand on one page', () => {
    expect(all.filter((each) => statSync(styleFile(each)).size > 45_000)).toEqual([])
  })

  test('are what the styles are drawn as today', { timeout: 60_000 }, async () => {
    const drawer = openDrawer(await openSceneFiles(scenesFolder))
    const asked = { style: 'farmhouse', room: 'kitchen' } as const
    const { pixels } = await drawStyle(drawer, asked)
    const kept = await sharp(styleFile(asked)).removeAlpha().raw().toBuffer()
    expect(kept.length).toBe(pixels.length)
    const differing = kept.reduce((sum, value, at) => sum + Math.abs(value - (pixels[at] ?? 0)), 0)
    // What WebP loses; another texture or color differs by far more.
    expect(differing / kept.length).toBeLessThan(4)
  })
})
