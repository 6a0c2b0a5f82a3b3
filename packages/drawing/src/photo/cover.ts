import type { Point, Size } from './corners.ts'

/** What somebody has marked as the surface: its outline, less what stands on it. */
export type Outlined = { outline: readonly Point[]; holes: readonly (readonly Point[])[] }

/** Rows that each pixel is looked at in: slanted edges come out soft. */
const samples = 2

/** How much of each pixel is the surface, 0 to 1. */
export const coverOf = ({ outline, holes }: Outlined, { width, height }: Size): Float32Array => {
  const cover = new Float32Array(width * height)
  for (let sample = 0; sample < height * samples; sample++) {
    const row = { y: (sample + 0.5) / (height * samples), start: Math.floor(sample / samples) * width, width }
    const inside = spansAt(outline, row.y)
    const cut = holes.flatMap((hole) => spansAt(hole, row.y))
    for (const span of inside) addSpan(cover, row, { span, share: 1 / samples })
    for (const span of cut) addSpan(cover, row, { span, share: -1 / samples })
  }
  return cover.map((share) => Math.min(1, Math.max(0, share)))
}

type Span = readonly [number, number]

/** Where one line across the picture is within an outline. */
const spansAt = (outline: readonly Point[], y: number): Span[] => {
  const crossings = outline
    .flatMap(([x, fromY], index) => {
      const [toX, toY] = outline[(index + 1) % outline.length] ?? [x, fromY]
      return fromY > y === toY > y ? [] : [x + ((y - fromY) / (toY - fromY)) * (toX - x)]
    })
    .sort((one, other) => one - other)
  return crossings.flatMap((from, index): Span[] => {
    const to = crossings[index + 1]
    return index % 2 === 0 && to !== undefined ? [[from, to]] : []
  })
}

type Row = { start: number; width: number }

const addSpan = (
  cover: Float32Array,
  { start, width }: Row,
  { span: [from, to], share }: { span: Span; share: number },
): void => {
  const [left, right] = [Math.max(0, from * width), Math.min(width, to * width)]
  for (let x = Math.floor(left); x < right; x++) {
    const within = Math.min(x + 1, right) - Math.max(x, left)
    cover[start + x] = (cover[start + x] ?? 0) + share * within
  }
}
