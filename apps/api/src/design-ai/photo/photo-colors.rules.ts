import type { AiPhotoColor } from '@showroom/contract/design-ai/ai-photo'
import { distance, type Lab, labOf } from '../assembler/lab.rules.ts'

const mostColors = 5
const rounds = 8
/** Colors that are nearer to each other are one. */
const oneColor = 9
/** Less of a photo than this, of a hundred, is no color of the room. */
const leastShare = 4

type Pixel = { rgb: readonly [number, number, number]; lab: Lab }

const hexOf = (rgb: readonly number[]): string =>
  `#${rgb.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`

const pixelOf = (rgb: Pixel['rgb']): Pixel => ({ rgb, lab: labOf(hexOf(rgb)) })

const pixelsIn = (bytes: Uint8Array): Pixel[] =>
  Array.from({ length: Math.floor(bytes.length / 3) }, (_, at) =>
    pixelOf([bytes[at * 3] ?? 0, bytes[at * 3 + 1] ?? 0, bytes[at * 3 + 2] ?? 0]),
  )

const meanOf = (pixels: readonly Pixel[]): Pixel => {
  const channel = (at: 0 | 1 | 2) => pixels.reduce((sum, { rgb }) => sum + rgb[at], 0) / pixels.length
  return pixelOf([channel(0), channel(1), channel(2)])
}

const nearestOf = (centers: readonly Pixel[], { lab }: Pixel): number => {
  let best = { at: 0, apart: Number.POSITIVE_INFINITY }
  for (const [at, center] of centers.entries()) {
    const apart = distance(center.lab, lab)
    if (apart < best.apart) best = { at, apart }
  }
  return best.at
}

/** Each next one is what lies farthest from those before: no chance is in it, so that a photo always has the same colors. */
const firstCenters = (pixels: readonly Pixel[]): Pixel[] => {
  const centers = [meanOf(pixels)]
  while (centers.length < mostColors + 1) {
    let farthest: { pixel: Pixel; apart: number } | null = null
    for (const pixel of pixels) {
      const apart = Math.min(...centers.map(({ lab }) => distance(lab, pixel.lab)))
      if (apart > (farthest?.apart ?? oneColor)) farthest = { pixel, apart }
    }
    if (farthest === null) return centers
    centers.push(farthest.pixel)
  }
  return centers
}

const gathered = (pixels: readonly Pixel[], centers: readonly Pixel[]): Pixel[][] => {
  const groups: Pixel[][] = centers.map(() => [])
  for (const pixel of pixels) groups[nearestOf(centers, pixel)]?.push(pixel)
  return groups.filter((group) => group.length > 0)
}

/** What a photo is mostly colored in, the most first; `bytes` are its pixels, three bytes each. */
export const photoColors = (bytes: Uint8Array): AiPhotoColor[] => {
  const pixels = pixelsIn(bytes)
  if (pixels.length === 0) return []
  let groups = gathered(pixels, firstCenters(pixels))
  for (let round = 0; round < rounds; round += 1) groups = gathered(pixels, groups.map(meanOf))
  const colors: { color: string; share: number; lab: Lab }[] = []
  for (const group of groups.toSorted((one, other) => other.length - one.length)) {
    const { rgb, lab } = meanOf(group)
    const share = (group.length / pixels.length) * 100
    const alike = colors.find((each) => distance(each.lab, lab) < oneColor)
    if (alike) alike.share += share
    else colors.push({ color: hexOf(rgb), share, lab })
  }
  return colors
    .toSorted((one, other) => other.share - one.share)
    .filter(({ share }, at) => at === 0 || share >= leastShare)
    .slice(0, mostColors)
    .map(({ color, share }) => ({ color, share: Math.round(share) }))
}
