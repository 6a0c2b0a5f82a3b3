export type Lab = readonly [lightness: number, a: number, b: number]

/** CIE Lab under D65, of `#rrggbb`. */
export const labOf = (hex: string): Lab => {
  const [r, g, b] = [1, 3, 5].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255))
  const [red, green, blue] = [r ?? 0, g ?? 0, b ?? 0]
  const x = curve((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047)
  const y = curve(0.2126 * red + 0.7152 * green + 0.0722 * blue)
  const z = curve((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

const linear = (share: number) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4)
const curve = (value: number) => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116)

const radians = Math.PI / 180
const squared = (value: number) => value * value
const power7 = 25 ** 7
const hueOf = (a: number, b: number) => (a === 0 && b === 0 ? 0 : (Math.atan2(b, a) / radians + 360) % 360)

/** How different two colors look: CIEDE2000. Below 1 nobody sees it, 12 is another color of the same kind. */
export const colorDistance = (one: Lab, other: Lab): number => {
  const meanChroma = (Math.hypot(one[1], one[2]) + Math.hypot(other[1], other[2])) / 2
  const stretch = 1 + 0.5 * (1 - Math.sqrt(meanChroma ** 7 / (meanChroma ** 7 + power7)))
  const [a1, a2] = [one[1] * stretch, other[1] * stretch]
  const [c1, c2] = [Math.hypot(a1, one[2]), Math.hypot(a2, other[2])]
  const [h1, h2] = [hueOf(a1, one[2]), hueOf(a2, other[2])]
  const isGray = c1 * c2 === 0
  const turn = isGray ? 0 : shortWay(h2 - h1)
  const hue = 2 * Math.sqrt(c1 * c2) * Math.sin((turn / 2) * radians)
  const meanHue = isGray ? h1 + h2 : h1 + turn / 2
  return joined({ lightness: other[0] - one[0], chroma: c2 - c1, hue }, [
    (one[0] + other[0]) / 2,
    (c1 + c2) / 2,
    (meanHue + 360) % 360,
  ])
}

const shortWay = (turn: number): number => {
  if (turn > 180) return turn - 360
  return turn < -180 ? turn + 360 : turn
}

type Differences = { lightness: number; chroma: number; hue: number }

const joined = ({ lightness, chroma, hue }: Differences, [l, c, h]: Lab): number => {
  const weight =
    1 -
    0.17 * Math.cos((h - 30) * radians) +
    0.24 * Math.cos(2 * h * radians) +
    0.32 * Math.cos((3 * h + 6) * radians) -
    0.2 * Math.cos((4 * h - 63) * radians)
  const byLightness = lightness / (1 + (0.015 * squared(l - 50)) / Math.sqrt(20 + squared(l - 50)))
  const byChroma = chroma / (1 + 0.045 * c)
  const byHue = hue / (1 + 0.015 * c * weight)
  const bend = 60 * Math.exp(-squared((h - 275) / 25)) * radians
  const rotation = -2 * Math.sqrt(c ** 7 / (c ** 7 + power7)) * Math.sin(bend)
  const total = squared(byLightness) + squared(byChroma) + squared(byHue) + rotation * byChroma * byHue
  return Math.sqrt(Math.max(0, total))
}
