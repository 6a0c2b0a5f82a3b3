/** A thread that draws one picture at a time, so that requests never wait for one. */
import { parentPort, workerData } from 'node:worker_threads'
import sharp from 'sharp'
import { z } from 'zod'
import { type Drawing, openDrawer } from '@showroom/drawing/drawer'
import { openSceneFiles } from './scene-files.ts'
import type { PictureOrder, PictureResult } from './picture-order.ts'

sharp.concurrency(1)
sharp.cache(false)
const { scenesFolder } = z.object({ scenesFolder: z.string() }).parse(workerData)
const drawer = openSceneFiles(scenesFolder).then(openDrawer)

parentPort?.on('message', (order: PictureOrder) => {
  void fill(order).then((result) => parentPort?.postMessage(result))
})

async function fill({ id, format, ...wanted }: PictureOrder): Promise<PictureResult> {
  try {
    const { draw, furnish } = await drawer
    const { width } = wanted
    const drawing = 'room' in wanted ? await furnish({ ...wanted.room, width }) : await draw(wanted)
    return { id, bytes: await encode(drawing, width, format) }
  } catch (error) {
    return { id, problem: error instanceof Error ? error.message : String(error) }
  }
}

function encode(
  { pixels, width, height }: Drawing,
  mostPixels: number,
  format: PictureOrder['format'],
): Promise<Buffer> {
  const picture = sharp(pixels, { raw: { width, height, channels: 3 } })
  const sized = width > mostPixels ? picture.resize(mostPixels) : picture
  return format === 'avif'
    ? sized.avif({ quality: 55, effort: 2 }).toBuffer()
    : sized.webp({ quality: 80 }).toBuffer()
}
