// The rig of docs/architecture.md: a phone's processor, screen and network, played by a headless Chromium.
import { availableParallelism, loadavg } from 'node:os'
import { chromium } from 'playwright-core'
import { findChromium } from '../chromium.mjs'
import { watchPage } from './watch-page.mjs'

const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
}
const processorSlowedBy = 4
const viewport = { width: 412, height: 823 }

export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export const openBrowser = async () =>
  chromium.launch({ executablePath: await findChromium(), args: browserFlags })

export const describeRig = (browser, runs) =>
  [
    `Chromium ${browser.version()} headless`,
    `${network.latency} ms latency`,
    `${(network.downloadThroughput * 8) / 1_000_000} Mbit/s`,
    `processor slowed ${processorSlowedBy}×`,
    `${viewport.width}×${viewport.height}`,
    'nothing cached',
    `median of ${runs}`,
    `Node ${process.version}`,
    `${availableParallelism()} cores`,
    `load ${loadavg()[0].toFixed(1)} at the start`,
  ].join(', ')

/** A visit by somebody who was never here: `look` gets the page once it is on its way, and what it asked for. */
export const visit = async (browser, { url, hasNetwork = 'slow', paints = [] }, look) => {
  const context = await browser.newContext({ viewport, deviceScaleFactor: 1 })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    if (hasNetwork === 'slow') await session.send('Network.emulateNetworkConditions', network)
    await session.send('Emulation.setCPUThrottlingRate', { rate: processorSlowedBy })
    const requests = recordRequests(session)
    await page.addInitScript(watchPage, paints)
    await page.goto(url, { waitUntil: 'commit' })
    return await look({ page, requests })
  } finally {
    await context.close()
  }
}

/** Every request of the page: what asked for it, and how many bytes came over the wire. */
const recordRequests = (session) => {
  const requests = new Map()
  session.on('Network.requestWillBeSent', ({ requestId, request, initiator, type, timestamp }) => {
    const isPreflight = type === 'Preflight'
    if (!isPreflight)
      requests.set(requestId, { url: request.url, type, initiator, startedAt: timestamp, bytes: 0 })
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    const request = requests.get(requestId)
    if (request) Object.assign(request, { bytes: encodedDataLength, endedAt: timestamp })
  })
  return requests
}

/** How many requests had to follow each other, the page itself not counted. */
export const hopsTo = (requests, url, seen = new Set()) => {
  const request = requests.find((one) => one.url === url)
  if (!request || request.type === 'Document' || seen.has(url)) return 0
  seen.add(url)
  const callers = scriptsIn(request.initiator)
  const from = callers.filter((caller) => caller !== url).map((caller) => hopsTo(requests, caller, seen))
  return 1 + Math.max(0, ...from)
}

const scriptsIn = ({ url, stack }) => {
  const frames = []
  for (let each = stack; each; each = each.parent) frames.push(...each.callFrames.map((frame) => frame.url))
  return [...new Set(url ? [url, ...frames] : frames)]
}

export const median = (numbers) => {
  const sorted = [...numbers].sort((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)]
}

/** In milliseconds, from the touch to the frame that answers it. Event timing tells of a gesture after that frame. */
export const longestGesture = async (page) => {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100))))
  return page.evaluate(() => Math.max(0, ...window.watched.gestures.map(({ duration }) => duration)))
}
