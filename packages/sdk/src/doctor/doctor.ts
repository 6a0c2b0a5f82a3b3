import type { Page } from '../page.ts'
import { registry } from '../registry.ts'
import { diagnose } from './diagnose.rules.ts'
import { lookAtPage, lookAtScripts } from './look-at-page.ts'
import { lookAtBlocked, lookAtRequests, newestRelease } from './look-at-requests.ts'
import { lookAtTags } from './look-at-tags.ts'
import { printReport } from './print-report.ts'
import { proposeTheme } from './propose-theme.rules.ts'
import type { Report } from './report.ts'
import { sampleTheme } from './sample-theme.ts'
import { isPinned } from './script.rules.ts'
import type { Seen } from './seen.ts'

/** Looks a page over, and says in words what is wrong with it and what to do. Changes nothing on it. */
export const doctor = async (page: Page, { quiet = false } = {}): Promise<Report> => {
  const report = reportOn(await lookAt(page))
  if (!quiet) printReport(report)
  return report
}

const lookAt = async (page: Page): Promise<Seen> => {
  await loaded()
  const scripts = lookAtScripts()
  return {
    origin: location.origin,
    apiBase: page.apiBase,
    version: page.version,
    showroom: page.showroom,
    scripts,
    newest: scripts.some(isPinned) ? await newestRelease(page.apiBase) : null,
    tags: await lookAtTags(page),
    requests: lookAtRequests(page.apiBase),
    blocked: await lookAtBlocked(),
    page: lookAtPage(page),
  }
}

const loaded = () =>
  document.readyState === 'complete'
    ? undefined
    : new Promise((resolve) => window.addEventListener('load', resolve, { once: true }))

const mostRequests = 40

const reportOn = (seen: Seen): Report => {
  const names = Object.keys(registry)
  const used = [...new Set(seen.tags.map(({ tag }) => tag))].filter((tag) => names.includes(tag))
  return {
    address: location.origin + location.pathname,
    version: seen.version,
    showroom: seen.showroom,
    tags: seen.tags.map(({ tag, where, showroom, state, ground }) => ({
      tag,
      where,
      showroom,
      state,
      ground,
    })),
    requests: {
      count: seen.requests.length,
      bytes: seen.requests.reduce((sum, { bytes }) => sum + bytes, 0),
      latest: seen.requests
        .slice(-mostRequests)
        .map(({ address, bytes, hasFailed }) => ({ address, bytes, hasFailed })),
    },
    findings: diagnose(seen, registry),
    theme: proposeTheme(sampleTheme(names), used),
  }
}
