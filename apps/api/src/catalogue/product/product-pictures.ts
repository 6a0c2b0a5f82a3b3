import type { Picture } from '@showroom/contract/catalogue/catalogue'
import { type PictureView, pictureVersion, pictureViews } from '../../picture/picture.ts'
import { pictureOfPhoto } from '../photo/photo.ts'
import type { CardRow } from './product-card.store.ts'

type Shown = Pick<CardRow, 'publicId' | 'name' | 'appearance' | 'placeholder' | 'photos'>

/** The vendor's photos; where there are none, what is drawn from the product's appearance. */
export const picturesOf = (product: Shown): Picture[] =>
  product.photos.length > 0
    ? product.photos.map((photo) => pictureOfPhoto(photo, product.name))
    : illustrationsOf(product)

/** Under addresses that change with what they show. */
const illustrationsOf = ({ publicId, name, appearance, placeholder }: Omit<Shown, 'photos'>): Picture[] => {
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
