/** Colours as people pick them, as screens mix them (linear RGB) and as eyes compare them (OKLCH). */

export type Rgb = readonly [red: number, green: number, blue: number]
/** Lightness 0–1, chroma 0–0.4, hue in degrees. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number]

const hexForm = /^#([0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i
const rgbForm =
  /^rgba?\(\s*(\d{1,3})\s*[,\s]\s*(\d{1,3})\s*[,\s]\s*(\d{1,3})\s*(?:[,/]\s*(0|1|0?\.\d{1,4}|\d{1,3}%)\s*)?\)$/i

/** `#rgb`, `#rrggbb`, `#rrggbbaa`, `rgb()` or `rgba()` as `#rrggbb`, laid over white; all else is refused with null. */
export const parseColor = (text: string): string | null => {
  const hex = hexForm.exec(text.trim())?.[1]
  if (hex) return fromHexDigits(hex)
  const parts = rgbForm.exec(text.trim())
  if (!parts) return null
  const channels = parts.slice(1, 4).map(Number)
  const alpha = alphaOf(parts[4])
  if (channels.some((channel) => channel > 255) || alpha > 1) return null
  return hexOf(overWhite(channels, alpha))
}

const fromHexDigits = (digits: string): string => {
  const long = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits
  const bytes = long.match(/../g)?.map((byte) => Number.parseInt(byte, 16)) ?? []
  return hexOf(overWhite(bytes.slice(0, 3), (bytes[3] ?? 255) / 255))
}

const alphaOf = (text: string | undefined): number => {
  if (text === undefined) return 1
  return text.endsWith('%') ? Number(text.slice(0, -1)) / 100 : Number(text)
}

const overWhite = (channels: readonly number[], alpha: number): number[] =>
  channels.map((channel) => Math.round(channel * alpha + 255 * (1 - alpha)))

const hexOf = (channels: readonly number[]): string =>
  `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`

const toLinear = (byte: number): number => {
  const part = byte / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

const toByte = (linear: number): number => {
  const part = linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055
  return Math.round(Math.min(1, Math.max(0, part)) * 255)
}

const linearOf = (hex: string): Rgb => [
  toLinear(Number.parseInt(hex.slice(1, 3), 16)),
  toLinear(Number.parseInt(hex.slice(3, 5), 16)),
  toLinear(Number.parseInt(hex.slice(5, 7), 16)),
]

/** WCAG 2 relative luminance. */
const luminance = (hex: string): number => {
  const [red, green, blue] = linearOf(hex)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** WCAG 2 contrast ratio, 1 to 21. */
export const contrast = (one: string, other: string): number => {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05)
}

/** The matrices of Oklab (Björn Ottosson, public domain). */
export const oklchOf = (hex: string): Oklch => {
  const [red, green, blue] = linearOf(hex)
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const lightness = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short
  return [lightness, Math.hypot(a, b), (Math.atan2(b, a) * 180) / Math.PI]
}

const linearFrom = ([lightness, chroma, hue]: Oklch): Rgb => {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
}

const isShowable = (color: Rgb): boolean => color.every((part) => part >= -0.0001 && part <= 1.0001)

/** The colour on a screen; one that no screen shows loses chroma, not hue or lightness. */
export const hexFrom = ([lightness, chroma, hue]: Oklch): string => {
  let low = 0
  let high = chroma
  if (!isShowable(linearFrom([lightness, chroma, hue]))) {
    for (let step = 0; step < 20; step += 1) {
      const middle = (low + high) / 2
      if (isShowable(linearFrom([lightness, middle, hue]))) low = middle
      else high = middle
    }
    high = low
  }
  return hexOf(linearFrom([lightness, high, hue]).map(toByte))
}
