import type { BlockedSeen, RequestSeen } from './seen.ts'

/** Those that carry a status when they come from another website; pictures do not. */
const telling = ['script', 'fetch', 'xmlhttprequest', 'link', 'other']
const firstBadStatus = 400

/** What the page has asked our address for so far. */
export const lookAtRequests = (apiBase: string): RequestSeen[] =>
  performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    .filter(({ name }) => name.startsWith(`${apiBase}/`))
    .map(({ name, transferSize, responseStatus, responseEnd, initiatorType }) => {
      const isTold = telling.includes(initiatorType) && typeof responseStatus === 'number'
      // Nothing came at all, or a refusal came; what is still under way has not ended.
      const hasFailed =
        isTold && responseEnd > 0 && (responseStatus === 0 || responseStatus >= firstBadStatus)
      const isCode = new URL(name).pathname.endsWith('.js')
      return { address: name, bytes: transferSize, status: responseStatus ?? 0, hasFailed, isCode }
    })

/** Asked for only where the page names a release: all others have the latest. */
export const newestRelease = async (apiBase: string): Promise<string | null> => {
  try {
    const answer = await fetch(`${apiBase}/showroom/embed/releases.json`, { credentials: 'omit' })
    const [latest]: unknown[] = await answer.json()
    const version: unknown = Object(latest).version
    return typeof version === 'string' ? version : null
  } catch {
    // What could not be asked is not worth a word of its own: failed requests are told.
    return null
  }
}

export const canTellBlocked = () => 'ReportingObserver' in window

/** What a content security policy has blocked since the page began: the browser keeps the latest hundred. */
export const lookAtBlocked = (): Promise<BlockedSeen[]> =>
  new Promise((resolve) => {
    if (!canTellBlocked()) return resolve([])
    const seen: BlockedSeen[] = []
    const observer = new ReportingObserver((reports) => seen.push(...reports.flatMap(blockedIn)), {
      types: ['csp-violation'],
      buffered: true,
    })
    observer.observe()
    // Kept reports are handed over as a task each; this one queues behind them.
    setTimeout(() => {
      observer.disconnect()
      resolve(seen)
    }, 20)
  })

const blockedIn = ({ body }: Report): BlockedSeen[] => {
  const violation: unknown = body
  if (typeof violation !== 'object' || violation === null) return []
  const text = (name: string) => String(Reflect.get(violation, name) ?? '')
  if (text('disposition') === 'report') return []
  return [
    {
      directive: text('effectiveDirective'),
      address: text('blockedURL'),
      policy: text('originalPolicy'),
    },
  ]
}
