import { hopsTo, visit } from './rig.mjs'

const settledWithinMs = 30_000
const quietForMs = 600

/** The page when all of `paints` were seen and nothing more has come for a while. */
const settle = async ({ page, requests }, names) => {
  await page.waitForFunction((wanted) => wanted.every((name) => name in window.watched.paintedAt), names, {
    timeout: settledWithinMs,
    polling: 100,
  })
  const isQuiet = () => [...requests.values()].every(({ endedAt, type }) => endedAt || type === 'Document')
  const deadline = Date.now() + settledWithinMs
  for (let quietSince = null; Date.now() < deadline; ) {
    if (!isQuiet()) quietSince = null
    else quietSince ??= Date.now()
    if (quietSince && Date.now() - quietSince >= quietForMs) return
    await new Promise((wake) => setTimeout(wake, 50))
  }
}

/** What one visit cost. `paintedMs` by the names of `paints`; requests and hops up to the last of them. */
export const measureVisit = (browser, { url, paints, hasNetwork }) =>
  visit(browser, { url, paints, hasNetwork }, async ({ page, requests }) => {
    const names = paints.map(({ name }) => name)
    await settle({ page, requests }, names)
    const { paintedAt, shift, longTasks, resources, firstPaint } = await page.evaluate(() => ({
      ...window.watched,
      firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      resources: performance.getEntriesByType('resource').map(({ name, initiatorType, responseEnd }) => ({
        url: name,
        isPicture: initiatorType === 'img' || initiatorType === 'css',
        responseEnd,
      })),
    }))
    const lastPaint = Math.max(...Object.values(paintedAt))
    const needed = resources.filter(
      ({ url: asked, isPicture, responseEnd }) =>
        !isPicture && responseEnd <= lastPaint && !asked.endsWith('/favicon.ico'),
    )
    const all = [...requests.values()]
    return {
      paintedMs: paintedAt,
      shift,
      blockingMs: longTasks.reduce((sum, { duration }) => sum + duration - 50, 0),
      requests: needed.length,
      hops: Math.max(0, ...needed.map(({ url: asked }) => hopsTo(all, asked))),
      bytes: all.reduce((sum, { bytes }) => sum + bytes, 0),
      firstPaintMs: firstPaint,
      neededUrls: needed.map(({ url: asked }) => asked),
    }
  })
