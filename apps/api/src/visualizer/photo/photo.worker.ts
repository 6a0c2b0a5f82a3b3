/** A thread for one photo: what is laid in it is drawn without anybody waiting. */
import { parentPort, workerData } from 'node:worker_threads'
import { type PhotoLayer, photoWith } from '@showroom/drawing/photo/photo-layers'
import sharp from 'sharp'

type Asked = { photo: Uint8Array; layers: readonly PhotoLayer[] }

/** As large as browsers draw it. */
const longest = 1_200

const drawn = async ({ photo, layers }: Asked): Promise<Uint8Array> => {
  const { data, info } = await sharp(photo)
    .resize(longest, longest, { fit: 'inside', withoutEnlargement: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const picture = photoWith({ width, height, pixels: new Uint8ClampedArray(data) }, layers)
  return sharp(picture, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 84 })
    .toBuffer()
}

parentPort?.postMessage(await drawn(workerData))
