import type { Severity, TagState } from './report.ts'

export const overlayMessages = {
  title: 'Showroom doctor',
  close: 'Close',
  fold: 'Fold',
  unfold: 'Unfold',
  again: 'Again',
  looking: 'Looking the page over…',
  failed: 'The page could not be looked over.',
  findings: 'Findings',
  tags: 'Tags',
  requests: 'Requests',
  events: 'Events',
  theme: 'Theme',
  healthy: 'Nothing to complain of. The tags are a good guest here.',
  noTags: 'There is no tag of ours on this page.',
  show: 'Show',
  noRequests: 'Nothing has been asked for yet.',
  noEvents: 'Nothing has happened yet. Use the shop, and watch.',
  noTheme: 'The page shows too little text to tell what it looks like.',
  themeIntro: 'Colours and type of this page’s own buttons and text. Nothing is applied by itself.',
  copyCss: 'Copy the CSS',
  copyTheme: 'Copy as JSON',
  copied: 'Copied.',
  notCopied: 'The browser did not let it be copied: it is marked, press Ctrl+C.',
} as const

export const severityWords: Record<Severity, string> = {
  problem: 'Problem',
  warning: 'Warning',
  advice: 'Advice',
}

export const stateWords: Record<TagState, string> = {
  drawn: 'drawn',
  waiting: 'waiting for the shop',
  refused: 'website not listed',
  failed: 'no answer',
  'not-loaded': 'not drawn',
  hidden: 'hidden, loaded when shown',
  'far-away': 'further down, loaded when near',
  unknown: 'no tag of ours',
}
