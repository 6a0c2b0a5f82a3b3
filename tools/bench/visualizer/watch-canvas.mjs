/**
 * Runs in the page: measures from a press to what the picture shows of it. `begin` notes the picture as it is and
 * presses; `settled` resolves with the milliseconds to the first frame that is another and to the last one, once the
 * picture has been the same for `stillMs`.
 */
export const watchCanvas = () => {
  const small = document.createElement('canvas')
  small.width = 160
  small.height = 120
  const pen = small.getContext('2d', { willReadFrequently: true })

  const picture = (selector) => {
    const canvas = document.querySelector(selector)
    if (!canvas) return null
    pen.drawImage(canvas, 0, 0, small.width, small.height)
    return pen.getImageData(0, 0, small.width, small.height).data
  }
  const isSame = (one, other) =>
    one !== null && other !== null && one.every((value, at) => value === other[at])

  window.measurePicture = ({ selector, button, stillMs, patienceMs }) =>
    new Promise((resolve) => {
      let seen = picture(selector)
      let first = null
      let last = null
      const begun = performance.now()
      button.click()
      const look = () => {
        const now = performance.now() - begun
        const shown = picture(selector)
        if (!isSame(shown, seen)) {
          seen = shown
          first ??= now
          last = now
        }
        const isOver = now > patienceMs || (last !== null && now - last > stillMs)
        if (isOver) resolve({ first, last })
        else requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    })
}
