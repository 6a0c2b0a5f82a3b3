/** Colours exactly as they were packed: a browser must not fit them to a screen. */
export const bitmapAt = async (address: string): Promise<ImageBitmap> => {
  const reply = await fetch(address)
  if (!reply.ok) throw new Error(`${address} was answered with ${reply.status}.`)
  return createImageBitmap(await reply.blob(), { colorSpaceConversion: 'none', premultiplyAlpha: 'none' })
}

/** Three bytes a pixel. */
export const bytesOf = (bitmap: ImageBitmap): Uint8Array => {
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d', {
    willReadFrequently: true,
  })
  if (!context) throw new Error('This browser reads no pictures.')
  context.drawImage(bitmap, 0, 0)
  const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height)
  const bytes = new Uint8Array((data.length / 4) * 3)
  for (let from = 0, to = 0; from < data.length; from += 4, to += 3) {
    bytes[to] = data[from] ?? 0
    bytes[to + 1] = data[from + 1] ?? 0
    bytes[to + 2] = data[from + 2] ?? 0
  }
  return bytes
}
