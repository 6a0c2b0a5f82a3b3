import type { Plan, PlanOpening, PlanPiece } from './plan.ts'
import { boundsOf, type Wall, wallsOf } from './plan-geometry.rules.ts'
import { feetText } from './feet.rules.ts'
import { planWords } from './plan-words.rules.ts'

/** One unit of the drawing is a tenth of a foot. */
const unit = 100

const at = (length: number): number => Math.round(length / 10) / (unit / 10)
const point = (x: number, y: number): string => `${at(x)} ${at(y)}`

/** The floor as a path, in the drawing's units: what is drawn is what is counted. */
export const floorPath = ({ outline }: Pick<Plan, 'outline'>): string =>
  `M${outline.map(([x, y]) => point(x, y)).join('L')}Z`

/**
 * A plan drawn from above, as SVG that stands alone: in a page, or as a picture.
 * Everything in it is made from numbers, and the words are escaped.
 */
export const planSvg = (plan: Plan): string => {
  const { x0, y0, x1, y1 } = boundsOf(plan)
  const [width, height] = [at(x1 - x0), at(y1 - y0)]
  // Lines and words are as strong on a card whatever the size of the room; an open door is seen whole.
  const large = Math.max(width, height) / 100
  const margin = Math.round(Math.max(30, 14 * large))
  const stroke = Math.round(Math.max(3, 2.6 * large))
  const view = [at(x0) - margin, at(y0) - margin, width + 2 * margin, height + 2 * margin].join(' ')
  const walls = wallsOf(plan)
  const parts = [
    `<title>${escaped(plan.name)}</title><desc>${escaped(planWords(plan))}</desc>`,
    `<path class="floor" fill="#f6f2ea" d="${floorPath(plan)}"/>`,
    ...[...plan.pieces].sort((a, b) => a.z - b.z).map(drawPiece),
    `<path class="wall" fill="none" stroke="#3b3630" stroke-width="${stroke}" d="${floorPath(plan)}"/>`,
    ...plan.openings.flatMap((opening) => {
      const wall = walls[opening.wall]
      return wall ? [drawOpening(wall, opening, stroke)] : []
    }),
    drawSizes({ x: at(x0), y: at(y0), width, height, large }, feetText(x1 - x0), feetText(y1 - y0)),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}" role="img">${parts.join('')}</svg>`
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const round = new Set<PlanPiece['form']>(['toilet', 'tub-freestanding', 'planter', 'fire-pit', 'armchair'])
/** Drawn dashed, as they hang above what stands below. */
const hanging = new Set<PlanPiece['form']>(['wall-cabinet', 'range-hood', 'shower-glass'])

const fills: Partial<Record<PlanPiece['form'], string>> = {
  counter: '#e7e0d3',
  'island-top': '#e7e0d3',
  lawn: '#cfe0bd',
  pool: '#c4e0ea',
  shower: '#e3ecef',
}
const fillOf = (form: PlanPiece['form']): string => (hanging.has(form) ? 'none' : (fills[form] ?? '#ffffff'))

const drawPiece = ({ form, x, y, width, depth }: PlanPiece): string => {
  const corner = round.has(form) ? at(Math.min(width, depth)) / 2.4 : 1
  const name = hanging.has(form) ? 'piece hanging' : `piece ${form}`
  const place = `x="${at(x)}" y="${at(y)}" width="${at(width)}" height="${at(depth)}"`
  const dashed = hanging.has(form) ? ' stroke-dasharray="3 2"' : ''
  return `<rect class="${name}" fill="${fillOf(form)}" stroke="#8d867b" stroke-width="0.8"${dashed} ${place} rx="${Math.round(corner * 10) / 10}"/>`
}

const drawOpening = (wall: Wall, opening: PlanOpening, stroke: number): string => {
  const along = (length: number, deep = 0) =>
    point(
      wall.from[0] + wall.along[0] * length + wall.inward[0] * deep,
      wall.from[1] + wall.along[1] * length + wall.inward[1] * deep,
    )
  const { at: begin, width, kind } = opening
  const gap = `<path class="${kind === 'window' ? 'window' : 'gap'}" fill="none" stroke="${kind === 'window' ? '#8fb8cc' : '#f6f2ea'}" stroke-width="${stroke}" d="M${along(begin)}L${along(begin + width)}"/>`
  if (kind !== 'door' || opening.swing === 'slide') return gap
  const { swing = 'in-left' } = opening
  const [hinge, free] = swing.endsWith('left') ? [begin, begin + width] : [begin + width, begin]
  const deep = swing.startsWith('in') ? width : 0 - width
  const turn = swing === 'in-left' || swing === 'out-right' ? 0 : 1
  const leaf = `M${along(hinge)}L${along(hinge, deep)}`
  return `${gap}<path class="swing" fill="none" stroke="#8d867b" stroke-width="0.8" d="${leaf}A${at(width)} ${at(width)} 0 0 ${turn} ${along(free)}"/>`
}

type Drawn = { x: number; y: number; width: number; height: number; large: number }

const drawSizes = ({ x, y, width, height, large }: Drawn, across: string, down: string): string => {
  const font = Math.round(Math.max(8, 6 * large))
  const [left, top] = [x - font, y - font]
  return [
    `<text class="size" fill="#5d564c" font-family="sans-serif" text-anchor="middle" font-size="${font}" x="${x + width / 2}" y="${top}">${escaped(across)}</text>`,
    `<text class="size" fill="#5d564c" font-family="sans-serif" text-anchor="middle" font-size="${font}" transform="translate(${left} ${y + height / 2}) rotate(-90)">${escaped(down)}</text>`,
  ].join('')
}
