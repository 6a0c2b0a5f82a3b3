import type { Report } from './report.ts'

/** For a person at the console. Only the doctor prints, and only when asked for. */
export const printReport = ({ findings, tags, theme, requests, version }: Report) => {
  console.info(`Showroom ${version}: ${tags.length} tags, ${requests.count} requests, ${summary(findings)}.`)
  console.table(tags)
  if (findings.length > 0) console.table(findings, ['severity', 'seen', 'advice'])
  if (theme) console.info(`A theme like this page’s own:\n${[...theme.notes, theme.css].join('\n')}`)
}

export const summary = (findings: Report['findings']): string => {
  const count = (severity: string) => findings.filter((finding) => finding.severity === severity).length
  if (findings.length === 0) return 'all well'
  return `${counted(count('problem'), 'problem')}, ${counted(count('warning'), 'warning')}, ${count('advice')} to consider`
}

const counted = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`
