import type { Picture } from '@showroom/contract/catalogue/catalogue'
import { type PictureView, pictureVersion, pictureViews } from '../../picture/picture.ts'
import type { CardRow } from './card.store.ts'

/** Drawn from the product's appearance, under addresses that change with what they show. */
export const picturesOf = ({
  publicId,
  name,
  appearance,
  placeholder,
}: Pick<CardRow, 'publicId' | 'name' | 'appearance' | 'placeholder'>): Picture[] => {
  if (appearance === null) return []
  const version = pictureVersion(appearance)
  return pictureViews(appearance).map(({ view, ...size }) => ({
    view,
    url: `/showroom/pictures/${publicId}/${view}-${version}`,
    ...size,
    alt: name + shows[view],
    placeholder,
  }))
}

const shows: Record<PictureView['view'], string> = {
  card: '',
  room: ', in a room',
  face: ', seen straight on',
  scale: ', beside its measures',
  detail: ', close up',
}
