import { createHash } from 'node:crypto'
import type { Picture } from '@showroom/contract/catalogue/catalogue'
import type { CardRow } from './card.store.ts'

const widths = [320, 640, 960, 1280]
const viewsOf = { surface: ['card', 'room', 'face'], object: ['card', 'detail'] } as const

/** Under addresses that change with what is drawn, so that they can be kept for ever. */
export const picturesOf = ({
  publicId,
  name,
  appearance,
  placeholder,
}: Pick<CardRow, 'publicId' | 'name' | 'appearance' | 'placeholder'>): Picture[] => {
  if (appearance === null) return []
  const version = createHash('sha256').update(JSON.stringify(appearance)).digest('hex').slice(0, 8)
  return viewsOf[appearance.kind].map((view) => ({
    view,
    url: `/showroom/pictures/${publicId}/${view}-${version}`,
    widths,
    width: 4,
    height: 5,
    alt: name,
    placeholder,
  }))
}
