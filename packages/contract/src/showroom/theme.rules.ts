import { contrast, hexFrom, oklchOf } from './color.ts'

/** The marketplace's own accent. */
export const juniper = '#1f5a4c'

export type Tokens = Record<`--showroom-${string}`, string>

/** What WCAG asks of text, and of the edge of a control. */
const textContrast = 4.5
const edgeContrast = 3

type Walls = { paper: string; surface: string; sunken: string; line: string; ink: string; 'ink-soft': string }

const lightWalls: Walls = {
  paper: '#fbfaf7',
  surface: '#ffffff',
  sunken: '#f3f1ec',
  line: '#e4e0d8',
  ink: '#1f1d1a',
  'ink-soft': '#5e5a53',
}
const darkWalls: Walls = {
  paper: '#171614',
  surface: '#201e1b',
  sunken: '#0f0e0d',
  line: '#3b3833',
  ink: '#f5f2ec',
  'ink-soft': '#b9b3a8',
}

const lightStatus = {
  success: '#2e6b4f',
  'success-tint': '#e6f1eb',
  warning: '#8a5900',
  'warning-tint': '#fbf0dc',
  danger: '#a4312a',
  'danger-tint': '#fae9e7',
  info: '#2b5c8a',
  'info-tint': '#e6eef6',
}
const darkStatus = {
  success: '#7cc5a1',
  'success-tint': '#1c2f26',
  warning: '#e2b45c',
  'warning-tint': '#33290f',
  danger: '#f0958d',
  'danger-tint': '#3a1f1c',
  info: '#8dbce8',
  'info-tint': '#1b2a39',
}

type Scheme = {
  walls: Walls
  status: Record<string, string>
  tint: { lightness: number; chroma: number }
  /** Which way a colour goes to stand out from the walls. */
  away: -1 | 1
}
const lightScheme: Scheme = {
  walls: lightWalls,
  status: lightStatus,
  tint: { lightness: 0.95, chroma: 0.014 },
  away: -1,
}
const darkScheme: Scheme = {
  walls: darkWalls,
  status: darkStatus,
  tint: { lightness: 0.27, chroma: 0.045 },
  away: 1,
}

/** Every colour a widget needs from the one that a Pro picked, for light and for dark pages. */
export const themeTokens = (accent: string): { light: Tokens; dark: Tokens } => ({
  light: tokensOf(accent, lightScheme),
  dark: tokensOf(accent, darkScheme),
})

const tintOf = (picked: string, tint: Scheme['tint']) => {
  const [, chroma, hue] = oklchOf(picked)
  return hexFrom([tint.lightness, Math.min(chroma, tint.chroma), hue])
}

const tokensOf = (picked: string, { walls, status, tint, away }: Scheme): Tokens => {
  const accentTint = tintOf(picked, tint)
  const around = [walls.paper, walls.surface, walls.sunken, accentTint]
  // On dark walls a dark brand colour would be a hole: it is raised until its edge is seen.
  const accent = away === 1 ? standingOut(picked, { around, least: edgeContrast, away }) : picked
  const onAccent = textOn(accent)
  // Further from the text that lies on it, so that hovering never makes it harder to read.
  const press = onAccent === '#ffffff' ? -1 : 1
  return {
    ...prefixed(walls),
    ...prefixed(status),
    ...prefixed({
      accent,
      'accent-hover': shifted(accent, press * 0.045),
      'accent-pressed': shifted(accent, press * 0.09),
      'accent-tint': accentTint,
      'accent-border': standingOut(accent, { around, least: edgeContrast, away }),
      'accent-ink': standingOut(accent, { around, least: textContrast, away }),
      'on-accent': onAccent,
      focus: standingOut(accent, { around, least: edgeContrast, away }),
    }),
  }
}

/** Below this no ink is far enough from the paper to leave room for softer ink and for edges. */
const readablePaper = 7

/** Whether text of some colour can be read well on it: colours of middle brightness are no paper. */
export const canBePaper = (color: string): boolean =>
  Object.values(wallsOn(color, schemeOn(color).away)).every(
    (wall) => contrast(wall, schemeOn(color).away === 1 ? '#ffffff' : '#000000') >= readablePaper,
  )

/** The same colours around a page's own paper and ink, for a shop that looks like the page it stands on. */
export const themeOn = (page: { accent: string; paper: string; ink: string }): Tokens => {
  const scheme = schemeOn(page.paper)
  const { away, status } = scheme
  const plain = wallsOn(page.paper, away)
  const around = [...Object.values(plain), tintOf(page.accent, scheme.tint)]
  const ink = standingOut(page.ink, { around, least: readablePaper, away })
  const soft = standingOut(shifted(ink, -away * 0.2), { around, least: textContrast, away })
  const line = shifted(page.paper, away * 0.08)
  const readable = Object.entries(status).map(([name, color]) => {
    const walls = [...around, status[`${name}-tint`] ?? plain.paper]
    return [
      name,
      name.endsWith('-tint') ? color : standingOut(color, { around: walls, least: textContrast, away }),
    ]
  })
  return tokensOf(page.accent, {
    ...scheme,
    walls: { ...plain, line, ink, 'ink-soft': soft },
    status: Object.fromEntries(readable),
  })
}

const schemeOn = (paper: string): Scheme =>
  contrast(paper, '#ffffff') > contrast(paper, '#000000') ? darkScheme : lightScheme

const wallsOn = (paper: string, away: Scheme['away']) => ({
  paper,
  surface: shifted(paper, away === 1 ? 0.03 : 0.02),
  sunken: shifted(paper, -0.025),
})

const prefixed = (colors: Record<string, string>): Tokens =>
  Object.fromEntries(Object.entries(colors).map(([name, color]) => [`--showroom-${name}` as const, color]))

const shifted = (hex: string, by: number): string => {
  const [lightness, chroma, hue] = oklchOf(hex)
  return hexFrom([Math.min(1, Math.max(0, lightness + by)), chroma, hue])
}

/** White where it can be read, else our ink, else black: one of white and black always can. */
const textOn = (background: string): string =>
  ['#ffffff', lightWalls.ink].find((ink) => contrast(ink, background) >= textContrast) ?? '#000000'

const lightnessStep = 0.01

type ContrastGoal = { around: readonly string[]; least: number; away: -1 | 1 }

/** The nearest lightness of the same hue that reaches the contrast with everything around it. */
export const standingOut = (hex: string, { around, least, away }: ContrastGoal): string => {
  const reaches = (color: string) => around.every((wall) => contrast(color, wall) >= least)
  let color = hex
  let [lightness] = oklchOf(hex)
  const [, chroma, hue] = oklchOf(hex)
  const end = away === 1 ? 1 : 0
  while (!reaches(color) && lightness !== end) {
    lightness = Math.min(1, Math.max(0, lightness + away * lightnessStep))
    color = hexFrom([lightness, chroma, hue])
  }
  return color
}
