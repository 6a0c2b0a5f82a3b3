import { contrast } from '@showroom/contract/showroom/color'

/** A colour, and how much of what lies under it it covers. */
export type Paint = { hex: string; alpha: number }
/** What one thing paints: its colours. */
export type Layer = readonly Paint[]

/** A picture that nobody lets us look at may be anything. */
export const anything: Layer = [
  { hex: '#000000', alpha: 1 },
  { hex: '#ffffff', alpha: 1 },
]

/** What WCAG asks of text. */
const readable = 4.5
const mostColors = 96

/** Every colour that can be seen behind a tag, the uppermost layer first. */
export const colorsBehind = (layers: readonly Layer[], canvas: string): string[] => {
  const covering = layers.findIndex((layer) => layer.every(({ alpha }) => alpha === 1))
  const seen = covering < 0 ? layers : layers.slice(0, covering + 1)
  return seen.reduceRight<string[]>((under, layer) => laidOver(layer, under), [canvas]).slice(0, mostColors)
}

const laidOver = (layer: readonly Paint[], under: readonly string[]): string[] => [
  ...new Set(layer.flatMap(({ hex, alpha }) => under.map((color) => mixed(hex, color, alpha)))),
]

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

/** So much of the first laid over the second. */
export const mixed = (over: string, under: string, share: number): string => {
  const below = channels(under)
  const bytes = channels(over).map((byte, at) => Math.round(byte * share + (below[at] ?? 0) * (1 - share)))
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

const steps = [0.25, 0.5, 0.75]

/** The colours of a gradient with those between its stops: the middle of two colours can be darker than both. */
export const withSteps = (stops: readonly Paint[]): Paint[] =>
  stops.flatMap((stop, at) => {
    const next = stops[at + 1]
    if (!next) return [stop]
    const between = steps.map((share) => ({
      hex: mixed(next.hex, stop.hex, share),
      alpha: next.alpha * share + stop.alpha * (1 - share),
    }))
    return [stop, ...between]
  })

type Scheme = 'light' | 'dark'
/** Which colours a tag takes, and whether it lays its own paper under them. */
export type Stand = Scheme | `${Scheme}-own`
/** The colours of a scheme's text that can lie on the bare ground. */
export type Inks = Record<Scheme, readonly string[]>

type Wish = { said?: Scheme | undefined; stays: boolean; inks: Inks }

/** The worst contrast of a scheme's text with anything behind it. */
export const leastContrast = (colors: readonly string[], inks: readonly string[]): number =>
  Math.min(...inks.flatMap((ink) => colors.map((color) => contrast(ink, color))))

/**
 * The scheme that can be read, a light one where both can, and the said one in any case. Where none can, a paper of its
 * own; `stays` is the page's word that there shall be none.
 */
export const standOn = (colors: readonly string[], { said, stays, inks }: Wish): Stand => {
  const schemes: Scheme[] = said ? [said] : ['light', 'dark']
  const reached = (scheme: Scheme) => leastContrast(colors, inks[scheme])
  const found = schemes.find((scheme) => reached(scheme) >= readable)
  if (found) return found
  if (stays) return said ?? (reached('dark') > reached('light') ? 'dark' : 'light')
  return `${said ?? nearer(colors)}-own`
}

/** A paper of the ground's own brightness tears no hole into the page. */
const nearer = (colors: readonly string[]): Scheme => {
  const dark = colors.filter((color) => contrast(color, '#ffffff') > contrast(color, '#000000'))
  return dark.length > colors.length / 2 ? 'dark' : 'light'
}
