import type { Stand } from '../ground/ground.rules.ts'
import type { ThemeProposal } from './propose-theme.rules.ts'

/** `problem`: something does not work. `warning`: it works, and visitors notice. `advice`: it could be better. */
export type Severity = 'problem' | 'warning' | 'advice'

export type Finding = {
  /** Stable, for programs. */
  code: string
  severity: Severity
  /** What was found, in plain words. */
  seen: string
  /** What to do about it. */
  advice: string
}

export type TagReport = {
  tag: string
  /** Enough of the page to find it by. */
  where: string
  showroom: string
  state: TagState
  /** What the page paints behind it, and how it stands there; null until it is drawn. */
  ground: GroundReport | null
}

export type GroundReport = {
  /** Black and white where a picture lies there that can not be read: it may be anything. */
  colors: string[]
  /** The colors that it takes, and `-own` where it lays its own paper under them. */
  stand: Stand
  /** The worst contrast of its text with what lies behind; null where that is its own paper. */
  contrast: number | null
}

export type TagState =
  | 'drawn'
  | 'waiting'
  | 'refused'
  | 'failed'
  | 'not-loaded'
  | 'hidden'
  | 'far-away'
  | 'unknown'

export type RequestReport = { address: string; bytes: number; hasFailed: boolean }

/** What `doctor()` answers: plain JSON, to be read, sent or kept. */
export type Report = {
  address: string
  version: string
  showroom: string
  tags: TagReport[]
  requests: { count: number; bytes: number; latest: RequestReport[] }
  findings: Finding[]
  /** Colours and type like the page's own, to paste; null where the page shows too little of itself. */
  theme: ThemeProposal | null
}
