import type { Drawer } from '../../../packages/drawing/src/drawer.ts'
import { scenes } from '../../../packages/drawing/src/relight/scene-index.ts'
import { readScene } from '../../../apps/api/src/picture/scene-files.ts'
import sharp, { type Sharp } from 'sharp'
import { chooseProduct } from './choose-product.ts'
import type { Design } from './designs/design.ts'

export interface Spot {
  x: number
  y: number
  sku: string
  label: string
}

/** All pictures of the gallery are upright. */
const ratio = 4 / 5
/** Less than this share of the picture is no place for a finger. */
const leastShare = 0.02

export async function drawDesign(
  drawer: Drawer,
  scenesFolder: string,
  design: Design,
): Promise<{ picture: Sharp; spots: Spot[] }> {
  const name = `room-${design.scene}`
  const entry = scenes[name]
  if (!entry) throw new Error(`${name} has not been rendered.`)
  const chosen = design.planes.map((plane) => ({ ...chooseProduct(plane), label: plane.label }))
  const { pixels, width, height } = await drawer.furnish({
    scene: name,
    surfaces: chosen.map(({ appearance }) => appearance),
    width: entry.width,
  })
  const part = partOf({ width, height }, design.frame)
  const mirrored = ({ x, y }: { x: number; y: number }) =>
    design.isMirrored ? { x: Math.round((1 - x) * 1000) / 1000, y } : { x, y }
  const { covers } = await readScene(scenesFolder, { name, width: entry.width })
  const spots = chosen.flatMap(({ sku, label }, plane) => {
    const cover = covers[plane]
    const middle = cover ? middleOf({ cover, width }, part) : null
    return middle ? [{ ...mirrored(middle), sku, label }] : []
  })
  const picture = sharp(pixels, { raw: { width, height, channels: 3 } }).extract(part)
  return { picture: design.isMirrored ? picture.flop() : picture, spots }
}

interface Part {
  left: number
  top: number
  width: number
  height: number
}

function partOf({ width, height }: { width: number; height: number }, frame: Design['frame']): Part {
  const { x, y = 0.5, share = 1 } = frame ?? { x: 0.5 }
  const high = Math.round(height * share)
  const wide = Math.min(width, Math.round(high * ratio))
  return {
    left: Math.round((width - wide) * x),
    top: Math.round((height - high) * y),
    width: wide,
    height: high,
  }
}

/** How much of each pixel is the plane. */
interface Seen {
  cover: Uint8Array
  width: number
}

const cell = 20

interface Cell {
  x: number
  y: number
}

/** Where a plane lies open, in the part and from 0 to 1: of its widest open places the one nearest its middle. */
function middleOf(seen: Seen, part: Part): { x: number; y: number } | null {
  const open = openCells(seen, part)
  const cells = Math.ceil(part.width / cell) * Math.ceil(part.height / cell)
  if (open.length < cells * leastShare) return null
  const meanX = open.reduce((sum, { x }) => sum + x, 0) / open.length
  const meanY = open.reduce((sum, { y }) => sum + y, 0) / open.length
  const nearest = widest(open).reduce((best, each) =>
    Math.hypot(each.x - meanX, each.y - meanY) < Math.hypot(best.x - meanX, best.y - meanY) ? each : best,
  )
  const rounded = (share: number) => Math.round(share * 1000) / 1000
  return { x: rounded(nearest.x / part.width), y: rounded(nearest.y / part.height) }
}

/** Cells with about as much open ground around them as any: no mark on the edge of a bowl or of a shelf. */
function widest(open: readonly Cell[]): Cell[] {
  const taken = new Set(open.map(({ x, y }) => `${x} ${y}`))
  const steps = [-3, -2, -1, 0, 1, 2, 3].map((step) => step * cell)
  const ground = open.map(
    ({ x, y }) =>
      steps.flatMap((right) => steps.filter((down) => taken.has(`${x + right} ${y + down}`))).length,
  )
  const most = Math.max(...ground)
  return open.filter((_, index) => (ground[index] ?? 0) >= most * 0.8)
}

/** Cells of the part that the plane fills, away from the picture's edge: a spot must be pressed there. */
function openCells({ cover, width }: Seen, part: Part): Cell[] {
  const open: Cell[] = []
  for (let y = cell * 2; y < part.height - cell * 2; y += cell) {
    for (let x = cell * 2; x < part.width - cell * 2; x += cell) {
      const covered = [
        [0, 0],
        [-8, -8],
        [8, -8],
        [-8, 8],
        [8, 8],
      ].every(([right = 0, down = 0]) => {
        const pixel = (part.top + y + down) * width + part.left + x + right
        return (cover[pixel] ?? 0) > 240
      })
      if (covered) open.push({ x, y })
    }
  }
  return open
}
