import type { Finding } from './report.ts'
import type { PageSeen, TagSeen } from './seen.ts'

/** What the page is like beside our tags: most of it is fine, and good to know when something is odd. */
export const pageFindings = (page: PageSeen, tags: TagSeen[]): Finding[] => [
  ...typeFindings(page, tags),
  ...languageFindings(page),
  ...scriptingFindings(page),
  ...storageFindings(page),
]

const usualRootPx = 16
const smallestTextPx = 13
const largestTextPx = 22

const typeFindings = ({ rootSizePx }: PageSeen, tags: TagSeen[]): Finding[] => {
  const findings: Finding[] = []
  if (rootSizePx !== usualRootPx) {
    findings.push({
      code: 'root-size',
      severity: 'advice',
      seen: `The page’s root text size is ${rootSizePx}px, so 1rem is not the usual 16px.`,
      advice: 'Our tags do not use rem. Write the heights that you reserve for them in px.',
    })
  }
  const odd = tags.find(({ textSizePx }) => textSizePx < smallestTextPx || textSizePx > largestTextPx)
  if (odd) {
    findings.push({
      code: 'text-size',
      severity: 'advice',
      seen: `The page’s text is ${odd.textSizePx}px where <${odd.tag}> stands; it draws its own between 15 and 18px.`,
      advice: `To choose: ${odd.tag} { --showroom-text-size: 16px }`,
    })
  }
  return findings
}

const languageFindings = ({ language }: PageSeen): Finding[] => {
  if (language === '') {
    return [
      {
        code: 'language-unknown',
        severity: 'warning',
        seen: 'The page does not say its language: screen readers and translators have to guess.',
        advice: 'Write it on the first tag: <html lang="en">.',
      },
    ]
  }
  return /^en\b/i.test(language)
    ? []
    : [
        {
          code: 'language-other',
          severity: 'advice',
          seen: `The page is in “${language}”, and the shop speaks English.`,
          advice: 'It says so to screen readers. Nothing needs to be done.',
        },
      ]
}

const scriptingFindings = ({ extensions, hasWrappedFetch, serviceWorker }: PageSeen): Finding[] => {
  const findings: (Finding | false)[] = [
    extensions.length > 0 && {
      code: 'prototypes-extended',
      severity: 'advice',
      seen: `Scripts of the page put ${listed(extensions)} where every script finds it.`,
      advice: 'Our tags are tested on such pages. Newer versions of those scripts mostly do without.',
    },
    hasWrappedFetch && {
      code: 'fetch-wrapped',
      severity: 'advice',
      seen: 'A script of the page has put itself before fetch, and sees what is asked for.',
      advice: 'Analytics do that. If requests fail, try the page without it.',
    },
    serviceWorker !== null && {
      code: 'service-worker',
      severity: 'advice',
      seen: `A service worker (${serviceWorker}) answers for the page.`,
      advice: 'Let it pass on what goes to other websites: a shop kept in its cache shows old prices.',
    },
  ]
  return findings.filter((finding) => finding !== false)
}

const listed = (names: string[]) => {
  const shown = names.slice(0, 5).join(', ')
  return names.length > 5 ? `${shown} and ${names.length - 5} more` : shown
}

const storageFindings = ({ canStore }: PageSeen): Finding[] =>
  canStore
    ? []
    : [
        {
          code: 'storage-blocked',
          severity: 'warning',
          seen: 'The browser keeps nothing for this page: private mode, a setting, or a sandboxed frame.',
          advice: 'The cart works until the page is reloaded. In a frame, allow-same-origin lets it be kept.',
        },
      ]
