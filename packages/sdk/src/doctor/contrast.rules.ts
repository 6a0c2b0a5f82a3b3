import { contrast } from '@showroom/contract/showroom/color'
import { standingOut } from '@showroom/contract/showroom/theme.rules'
import type { Finding } from './report.ts'
import type { ColorSeen, TagSeen } from './seen.ts'

const text = 4.5
const edge = 3

/** What lies on what, and how far apart WCAG wants the two. */
const pairs: readonly (readonly [front: string, back: string, least: number])[] = [
  ['ink', 'paper', text],
  ['ink', 'surface', text],
  ['ink', 'sunken', text],
  ['ink-soft', 'paper', text],
  ['ink-soft', 'surface', text],
  ['ink-soft', 'sunken', text],
  ['accent-ink', 'paper', text],
  ['accent-ink', 'surface', text],
  ['accent-ink', 'accent-tint', text],
  ['on-accent', 'accent', text],
  ['on-accent', 'accent-hover', text],
  ['on-accent', 'accent-pressed', text],
  ['accent-border', 'paper', edge],
  ['focus', 'paper', edge],
  ['focus', 'surface', edge],
  ['success', 'success-tint', text],
  ['warning', 'warning-tint', text],
  ['danger', 'danger-tint', text],
  ['info', 'info-tint', text],
]

/** The colours that the page has set by itself: the showroom's own are proven to be readable. */
export const contrastFindings = (tags: readonly TagSeen[]): Finding[] => {
  const findings = tags.flatMap((tag) => [...noColors(tag), ...tooClose(tag)])
  return findings.filter(({ seen }, index) => findings.findIndex((other) => other.seen === seen) === index)
}

const noColors = ({ tag, colors }: TagSeen): Finding[] =>
  colors
    .filter(({ isOfPage, hex }) => isOfPage && hex === null)
    .map(({ name, written }) => ({
      code: 'no-color',
      severity: 'warning',
      seen: `--showroom-${name}: ${written} on <${tag}> is no colour.`,
      advice: 'Write a colour like #7a3b12, or take it out: the showroom’s own then stays.',
    }))

const tooClose = ({ tag, colors }: TagSeen): Finding[] => {
  const byName = new Map(colors.map((color) => [color.name, color]))
  return pairs.flatMap(([frontName, backName, least]) => {
    const front = byName.get(frontName)
    const back = byName.get(backName)
    if (!front?.hex || !back?.hex || !(front.isOfPage || back.isOfPage)) return []
    const reached = contrast(front.hex, back.hex)
    if (reached >= least) return []
    return [faint({ tag, front, back, reached, least })]
  })
}

type Faint = { tag: string; front: ColorSeen; back: ColorSeen; reached: number; least: number }

const faint = ({ tag, front, back, reached, least }: Faint): Finding => ({
  code: 'contrast',
  severity: 'warning',
  seen:
    `On <${tag}>, --showroom-${front.name} (${front.hex}) on --showroom-${back.name} (${back.hex}) ` +
    `has a contrast of ${reached.toFixed(1)}; ${least} is needed to be read.`,
  advice: `Set --showroom-${front.name}: ${readable(front.hex ?? '', back.hex ?? '', least)}, or take the theme below.`,
})

/** The nearest colour of the same hue that can be read there, darker or lighter. */
const readable = (front: string, back: string, least: number) => {
  const darker = standingOut(front, { around: [back], least, away: -1 })
  return contrast(darker, back) >= least ? darker : standingOut(front, { around: [back], least, away: 1 })
}
