import { seededRandom } from '../noise.ts'
import type { Laid, LayoutRequest } from './layout.ts'
import { wrap } from './wrap.ts'

interface Course {
  bottom: number
  height: number
  start: number
  cuts: number[]
}

/** Stacked stone: courses of uneven height, pieces of uneven length. */
export function ledger({ coverWidth, coverHeight, seed }: LayoutRequest): Laid {
  const width = Math.max(0.9, coverWidth)
  const height = Math.max(0.6, coverHeight)
  const courses = stack(width, height, seed)
  return {
    width,
    height,
    locate: (x, y, piece) => {
      const level = wrap(y, height)
      let row = courses.findIndex(({ bottom, height: tall }) => level < bottom + tall)
      if (row < 0) row = courses.length - 1
      const course = courses[row]
      if (!course) return
      const along = wrap(x + course.start, width)
      let index = course.cuts.findIndex((cut) => along < cut) - 1
      if (index === -2) index = course.cuts.length - 1
      const [from, to] = ends(course.cuts, index, width)
      piece.row = row
      piece.column = wrap(index, course.cuts.length)
      piece.u = along - (from + to) / 2
      piece.v = level - course.bottom - course.height / 2
      piece.halfU = (to - from) / 2
      piece.halfV = course.height / 2
      piece.edge = Math.min(
        along - from,
        to - along,
        level - course.bottom,
        course.bottom + course.height - level,
      )
    },
  }
}

/** The piece before the first cut is the end of the last one, come round. */
function ends(cuts: readonly number[], index: number, width: number): [number, number] {
  const last = cuts[cuts.length - 1] ?? 0
  const first = cuts[0] ?? 0
  if (index < 0) return [last - width, first]
  return [cuts[index] ?? 0, cuts[index + 1] ?? first + width]
}

function stack(width: number, height: number, seed: number): Course[] {
  const random = seededRandom(seed + 9)
  const [lowest, highest, length] = [0.03, 0.075, 0.28]
  const courses: Course[] = []
  for (let bottom = 0; bottom < height - 0.005; ) {
    let tall = lowest + (highest - lowest) * random()
    if (height - bottom - tall < lowest) tall = height - bottom
    const count = Math.max(2, Math.round(width / length))
    const start = random() * width
    const cuts = Array.from({ length: count }, (_, k) => ((k + 0.5 + (random() - 0.5) * 0.8) * width) / count)
    courses.push({ bottom, height: tall, start, cuts })
    bottom += tall
  }
  return courses
}
