/**
 * Runs in the page before anything of it. `paints` says what must be there for the page to count as painted: a
 * selector in the document, or `{ tag, inside, color }` for what stands in a tag's shadow root, with the showroom's
 * own accent where `color` is asked for. The moments are those at which the frame that shows it was done.
 */
export const watchPage = (paints) => {
  const watched = { paintedAt: {}, shift: 0, longTasks: [], gestures: [] }
  Object.defineProperty(window, 'watched', { value: watched, enumerable: false })
  const observe = (type, take, more = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
      ...more,
    })
  observe('layout-shift', (entry) => {
    if (!entry.hadRecentInput) watched.shift += entry.value
  })
  observe('longtask', ({ startTime, duration }) => watched.longTasks.push({ startTime, duration }))
  const keepGesture = ({ name, duration, interactionId, processingStart, processingEnd, startTime }) => {
    if (interactionId) {
      const waitedMs = processingStart - startTime
      watched.gestures.push({ name, duration, waitedMs, workedMs: processingEnd - processingStart })
    }
  }
  observe('event', keepGesture, { durationThreshold: 16 })

  const isThere = ({ tag, inside, color }) => {
    if (!tag) return document.querySelector(inside) !== null
    const element = document.querySelector(tag)
    if (!element?.shadowRoot?.querySelector(inside)) return false
    return !color || getComputedStyle(element).getPropertyValue('--showroom-accent') === color
  }
  const look = () => {
    const fresh = paints.filter(({ name }) => watched.paintedAt[name] === undefined).filter(isThere)
    if (fresh.length > 0) {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => {
        for (const { name } of fresh) watched.paintedAt[name] ??= performance.now()
      }
      // Delivered after the frame that this one draws.
      port2.postMessage(null)
    }
    if (Object.keys(watched.paintedAt).length < paints.length) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
