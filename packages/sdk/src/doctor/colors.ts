import { parseColor } from '@showroom/contract/showroom/color'

export type Paint = { hex: string; alpha: number }

/** Any colour a browser knows as `#rrggbb` and how much of it covers; null for what is no colour. */
export const paintOf = (written: string): Paint | null => {
  const text = written.trim()
  const opaque = /^(#[0-9a-f]{3}|#[0-9a-f]{6}|rgb\([\d\s,]+\))$/i.test(text) ? parseColor(text) : null
  if (opaque) return { hex: opaque, alpha: 1 }
  return CSS.supports('color', text) ? painted(text) : null
}

/** Painted and read back: the browser's own word on `oklch()`, `color-mix()` and names. */
const painted = (text: string): Paint | null => {
  const canvas = document.createElement('canvas')
  canvas.width = 1
  canvas.height = 1
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) return null
  context.fillStyle = text
  context.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data
  const hex = parseColor(`rgb(${red}, ${green}, ${blue})`)
  return hex ? { hex, alpha: alpha / 255 } : null
}
