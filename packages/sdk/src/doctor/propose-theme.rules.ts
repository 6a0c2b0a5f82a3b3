import { contrast, oklchOf } from '@showroom/contract/showroom/color'
import { canBePaper, type Tokens, themeOn, themeTokens } from '@showroom/contract/showroom/theme.rules'
import { heaviest, weigh } from './weigh.rules.ts'

/** An element of the page that shows how its owner likes things to look. */
export type Sample = {
  kind: 'button' | 'link' | 'heading' | 'text'
  /** Square pixels on the screen. */
  area: number
  color: string
  /** What a button is filled with. */
  fill: string | null
  /** What lies under it. */
  behind: string
  font: string
  sizePx: number
  radiusPx: number
}

/** A theme like the page's own, proposed and never applied by itself. */
export type ThemeProposal = {
  /** For the showroom's settings, where one colour is enough. */
  theme_color: string
  /** Every colour of the showroom's theme, as the marketplace keeps it. */
  theme: { light: Tokens; dark: Tokens }
  /** Variables to be set on the tags. */
  variables: Record<`--showroom-${string}`, string>
  /** The same, to be pasted into the page's style sheet. */
  css: string
  /** What was changed so that it can be read, and what the page has to do beside it. */
  notes: string[]
}

/** Null where there is not enough text to tell. */
export const proposeTheme = (samples: readonly Sample[], tags: readonly string[]): ThemeProposal | null => {
  const found = colorsOf(samples)
  if (!found) return null
  const isDark = contrast(found.paper, '#000000') < contrast(found.paper, '#ffffff')
  const own = themeTokens(found.accent)
  const around = canBePaper(found.paper) ? themeOn(found) : own.light
  const theme = isDark && canBePaper(found.paper) ? { ...own, dark: around } : { ...own, light: around }
  const variables = { ...around, ...typeOf(samples) }
  const lines = Object.entries(variables).map(([name, value]) => `  ${name}: ${value};`)
  return {
    theme_color: found.accent,
    theme,
    variables,
    css: `${(tags.length > 0 ? tags : ['showroom-shop']).join(', ')} {\n${lines.join('\n')}\n}`,
    notes: notesOn(found, around, isDark),
  }
}

type Found = { accent: string; paper: string; ink: string }

const colorsOf = (samples: readonly Sample[]): Found | null => {
  const texts = samples.filter(({ kind }) => kind === 'text' || kind === 'heading')
  const paper = heaviest(weigh(texts, ({ behind, area }) => ({ value: behind, weight: area })))
  if (!paper) return null
  const onPaper = texts.filter(({ behind }) => behind === paper)
  const bodies = onPaper.filter(({ kind }) => kind === 'text')
  const ink = heaviest(
    weigh(bodies.length > 0 ? bodies : onPaper, ({ color, area }) => ({ value: color, weight: area })),
  )
  return ink ? { paper, ink, accent: accentOf(samples, ink) ?? ink } : null
}

/** Buttons say it louder than links, and many small ones louder than one large. */
const buttonVoice = 3
/** A colour is chosen before grey, unless hardly anything has it. */
const leastShare = 0.2
const leastChroma = 0.04

const accentOf = (samples: readonly Sample[], ink: string): string | undefined => {
  const voices = weigh(samples, ({ kind, color, fill, area }) => {
    if (kind === 'button') return { value: fill, weight: buttonVoice * Math.sqrt(area) }
    return { value: kind === 'link' && color !== ink ? color : null, weight: Math.sqrt(area) }
  })
  const [loudest] = voices
  const colored = voices.find(({ value }) => oklchOf(value)[1] >= leastChroma)
  return colored && loudest && colored.weight >= loudest.weight * leastShare ? colored.value : loudest?.value
}

const largestRadiusPx = 24
const textSizes = { smallest: 14, largest: 20 }

const typeOf = (samples: readonly Sample[]) => {
  const of = (...kinds: Sample['kind'][]) => samples.filter(({ kind }) => kinds.includes(kind))
  const by = (chosen: readonly Sample[], value: (sample: Sample) => string) =>
    heaviest(weigh(chosen, (sample) => ({ value: value(sample), weight: sample.area })))
  const texts = of('text')
  const font = by(texts, (sample) => sample.font)
  const heading = by(of('heading'), (sample) => sample.font)
  const size = Number(by(texts, (sample) => String(sample.sizePx)) ?? 16)
  const radius = by(of('button'), (sample) => String(sample.radiusPx))
  return {
    ...(font && { '--showroom-font': font }),
    ...(heading && heading !== font && { '--showroom-heading-font': heading }),
    ...(radius && { '--showroom-radius': `${Math.min(largestRadiusPx, Math.round(Number(radius)))}px` }),
    '--showroom-text-size': `${Math.min(textSizes.largest, Math.max(textSizes.smallest, Math.round(size)))}px`,
  }
}

const notesOn = ({ accent, paper, ink }: Found, made: Tokens, isDark: boolean): string[] => {
  const notes: (string | false)[] = [
    !canBePaper(paper) &&
      `Nothing reads well on the page’s background ${paper}, so the shop keeps paper of its own.`,
    canBePaper(paper) &&
      made['--showroom-ink'] !== ink &&
      `The page’s text ${ink} has a contrast of ${contrast(ink, paper).toFixed(1)}; it became ${made['--showroom-ink']}.`,
    made['--showroom-accent-ink'] !== made['--showroom-accent'] &&
      `${accent} is too close to the background for text: links are drawn in ${made['--showroom-accent-ink']}.`,
    made['--showroom-on-accent'] !== '#ffffff' &&
      `White can not be read on ${accent}: buttons carry ${made['--showroom-on-accent']}.`,
    isDark && canBePaper(paper) && 'The page is dark: write theme="dark" on the tags as well.',
  ]
  return notes.filter((note) => note !== false)
}
