type Size = { width: number; height: number }

/** As many pixels as a phone shows of a room: 800 by 600. */
const mostPixels = 480_000
/** In whole steps of so many pixels, so that a picture keeps its shape. */
const step = 4
/** More pixels than that for each of the page's nobody sees in a photograph. */
const finest = 1.75

/** How large the layers are that phones are given of a scene. */
export const narrowSize = ({ width, height }: Size): Size => {
  const share = Math.min(1, Math.sqrt(mostPixels / (width * height)))
  const narrow = Math.round((width * share) / step) * step
  return { width: narrow, height: Math.round((height * narrow) / width) }
}

type Frame = { width: number; pixelRatio: number }

/** Whether the narrow layers of a scene are as fine as a frame shows them. */
export const isNarrowEnough = (scene: Size, { width, pixelRatio }: Frame): boolean =>
  width * Math.min(finest, pixelRatio) <= narrowSize(scene).width
