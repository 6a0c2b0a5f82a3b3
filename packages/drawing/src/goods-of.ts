import type { SurfaceAppearance } from '@showroom/contract/catalogue/appearance'
import type { LayPattern } from '@showroom/contract/catalogue/catalogue'
import type { LaidState } from '@showroom/contract/visualizer/design'
import type { Goods } from './goods.ts'

const metresPerInch = 0.0254
const layouts = {
  straight: 'grid',
  half_offset: 'offset',
  third_offset: 'third-offset',
  diagonal: 'grid',
  herringbone: 'herringbone',
} as const

/** Goods of one piece, and such as come joined already, lie as they come. */
const isFreelyLaid = ({ layout }: SurfaceAppearance): boolean =>
  ['grid', 'offset', 'third-offset', 'planks', 'herringbone', 'chevron'].includes(layout)

const layoutOf = (appearance: SurfaceAppearance, pattern: LayPattern | null) => {
  if (pattern === null || pattern === 'versailles' || !isFreelyLaid(appearance)) return appearance.layout
  if (appearance.layout === 'planks' && pattern !== 'herringbone') return appearance.layout
  return layouts[pattern]
}

/** A product as somebody has laid it. */
export const goodsOf = (appearance: SurfaceAppearance, laid: LaidState): Goods => {
  const [width, length] = appearance.piece_in
  const [across, along] = laid.start
  return {
    ...appearance,
    layout: layoutOf(appearance, laid.pattern),
    grout: laid.grout ?? appearance.grout,
    jointMil: laid.joint_mil,
    angle: laid.angle + (laid.pattern === 'diagonal' ? 45 : 0),
    start: [(across * width * metresPerInch) / 1_000, (along * length * metresPerInch) / 1_000],
  }
}
