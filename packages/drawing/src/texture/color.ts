/** A colour as three channels, 0 to 255, in sRGB unless a name says linear. */
export type Rgb = readonly [number, number, number]

export function rgbOf(hex: string): Rgb {
  const channel = (start: number) => Number.parseInt(hex.slice(start, start + 2), 16)
  return [channel(1), channel(3), channel(5)]
}

export function hexOf(color: Rgb): string {
  const digits = (channel: number) =>
    Math.round(Math.min(255, Math.max(0, channel)))
      .toString(16)
      .padStart(2, '0')
  return `#${digits(color[0])}${digits(color[1])}${digits(color[2])}`
}

export const mixed = (from: Rgb, to: Rgb, share: number): Rgb => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
]

/** `share` of the second colour in the first, both as `#rrggbb`. */
export const blend = (first: string, second: string, share: number): string =>
  hexOf(mixed(rgbOf(first), rgbOf(second), share))

export const scaled = (color: Rgb, factor: number): Rgb => [
  Math.min(255, color[0] * factor),
  Math.min(255, color[1] * factor),
  Math.min(255, color[2] * factor),
]

export const luminance = (color: Rgb): number =>
  (color[0] * 0.299 + color[1] * 0.587 + color[2] * 0.114) / 255

export const toLinear = (channel: number): number => {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

export const fromLinear = (share: number): number =>
  255 * (share <= 0.0031308 ? share * 12.92 : 1.055 * share ** (1 / 2.4) - 0.055)

export const linearRgbOf = (hex: string): Rgb => {
  const [red, green, blue] = rgbOf(hex)
  return [toLinear(red), toLinear(green), toLinear(blue)]
}
