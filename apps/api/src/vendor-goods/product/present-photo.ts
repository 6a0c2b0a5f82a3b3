import type { ProductPhoto } from '@showroom/contract/vendor-goods/vendor-product'
import { pictureOfPhoto } from '../../catalogue/photo/photo.ts'
import type { ShownPhoto } from './product-photo.store.ts'

export const presentPhoto = (photo: ShownPhoto, productName: string): ProductPhoto => {
  const { id, alt, state, name, width, height, placeholder } = photo
  const isKept = name !== null && width !== null && height !== null && placeholder !== null
  return {
    id,
    alt,
    picture: isKept ? pictureOfPhoto({ name, width, height, alt, placeholder }, productName) : null,
    problem: state === 'refused' ? (photo.problem ?? '') : '',
  }
}
