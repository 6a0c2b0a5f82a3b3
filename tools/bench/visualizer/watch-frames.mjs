/**
 * Runs in the page before anything of it: `window.cards` has an entry for each canvas that was ever drawn on by the
 * card, with the first frame of it that somebody can see: in the page, of more than a few colours, and read back, so
 * that the card is done with it.
 */
export const watchFrames = () => {
  const { prototype } = WebGL2RenderingContext
  const known = new Map()
  window.cards = []
  const cardOf = (gl) => {
    const card = known.get(gl) ?? { gl, frame: null, seen: null }
    if (!known.has(gl)) window.cards.push(card)
    known.set(gl, card)
    return card
  }
  const look = ({ gl, frame }) => {
    const [width, height] = [gl.drawingBufferWidth, gl.drawingBufferHeight]
    const pixels = new Uint8Array(width * height * 4)
    gl.readPixels(0, 0, width, height, gl.RGBA, gl.UNSIGNED_BYTE, pixels)
    const colors = new Set()
    for (let at = 0; at < pixels.length; at += 4 * 997)
      colors.add(pixels[at] * 65_536 + pixels[at + 1] * 256 + pixels[at + 2])
    return colors.size > 8 ? { ...frame, at: performance.now() } : null
  }
  /** What is drawn within one task is a frame. */
  const beginFrame = (card) => {
    card.frame = { calls: 0, triangles: 0 }
    queueMicrotask(() => {
      if (card.gl.canvas.isConnected) card.seen ??= look(card)
      card.frame = null
    })
  }
  for (const [name, place] of [
    ['drawElements', 1],
    ['drawArrays', 2],
  ]) {
    const own = prototype[name]
    prototype[name] = function (...args) {
      const card = cardOf(this)
      if (!card.frame) beginFrame(card)
      card.frame.calls += 1
      card.frame.triangles += args[place] / 3
      return own.apply(this, args)
    }
  }
}
