import { anything, type Layer } from './ground.rules.ts'

const side = 24
/** A picture that is not there by then is taken for one that can not be looked at: nobody waits for it. */
const patienceMs = 200
/** What fewer of its points have is no ground, but a speck on it. */
const leastShare = 0.02

type Drawable = HTMLImageElement | HTMLVideoElement | HTMLCanvasElement

/** The colours of a picture at an address of the page's own origin; of another, a browser would complain aloud. */
export const sampleAt = async (address: string): Promise<Layer> => {
  if (!/^(data|blob):/.test(address) && new URL(address, location.href).origin !== location.origin)
    return anything
  const image = new Image()
  image.src = address
  return sampleOf(image)
}

/** The colours of a picture that is drawn on the page; anything, where its origin does not let it be read. */
export const sampleOf = async (picture: Drawable): Promise<Layer> => {
  if (picture instanceof HTMLImageElement) {
    const decoded = picture.decode().then(
      () => true,
      () => false,
    )
    const late = new Promise<boolean>((done) => setTimeout(done, patienceMs, false))
    if (!(await Promise.race([decoded, late]))) return anything
  }
  try {
    return colorsOf(picture)
  } catch {
    return anything
  }
}

const colorsOf = (picture: Drawable): Layer => {
  const context = Object.assign(document.createElement('canvas'), { width: side, height: side }).getContext(
    '2d',
    { willReadFrequently: true },
  )
  if (!context) return anything
  context.drawImage(picture, 0, 0, side, side)
  const { data } = context.getImageData(0, 0, side, side)
  const counts = new Map<string, number>()
  for (let at = 0; at < data.length; at += 4) {
    const key = [...data.subarray(at, at + 4)].map((byte) => Math.min(255, (byte >> 4) * 17)).join()
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return [...counts]
    .filter(([, count]) => count >= side * side * leastShare)
    .map(([key]) => {
      const [red = 0, green = 0, blue = 0, alpha = 0] = key.split(',').map(Number)
      const hex = [red, green, blue].map((byte) => byte.toString(16).padStart(2, '0')).join('')
      return { hex: `#${hex}`, alpha: alpha / 255 }
    })
}
