import type { Rows } from '../registry.ts'
import { contrastFindings } from './contrast.rules.ts'
import { groundFindings } from './ground-findings.rules.ts'
import { pageFindings } from './page.rules.ts'
import type { Finding, Severity } from './report.ts'
import { requestFindings } from './request.rules.ts'
import { scriptFindings } from './script.rules.ts'
import type { Seen } from './seen.ts'
import { tagFindings } from './tag.rules.ts'

const order: Record<Severity, number> = { problem: 0, warning: 1, advice: 2 }

/** All that there is to say about a page, the worst first. */
export const diagnose = (seen: Seen, known: Rows): Finding[] =>
  [
    ...scriptFindings(seen),
    ...requestFindings(seen),
    ...tagFindings(seen, known),
    ...contrastFindings(seen.tags),
    ...groundFindings(seen.tags),
    ...pageFindings(seen.page, seen.tags),
  ].sort((a, b) => order[a.severity] - order[b.severity])
