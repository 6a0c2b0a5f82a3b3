import { isWholePlan, type MilestonePlan } from '@showroom/contract/designer/milestone.rules'

type Milestone = MilestonePlan[number]

/** One milestone a line, its share last: “Concept 50 %”. */
export const planAsTyped = (plan: MilestonePlan): string =>
  plan.map(({ title, percent }) => `${title} ${percent} %`).join('\n')

const lineOf = (line: string): Milestone | null => {
  const [, title = '', percent = ''] = /^(.*?)[\s:,–-]*?(\d{1,3})\s*%?$/.exec(line) ?? []
  return title.trim() === '' ? null : { title: title.trim().replace(/[:,–-]$/, ''), percent: Number(percent) }
}

/** Null: a line has no title or no share, or they do not sum to 100 %. */
export const planIn = (typed: string): Milestone[] | null => {
  const lines = typed
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  const plan = lines.map(lineOf).filter((each) => each !== null)
  return plan.length === lines.length && isWholePlan(plan) ? plan : null
}
