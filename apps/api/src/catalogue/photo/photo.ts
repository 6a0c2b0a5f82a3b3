import type { Picture } from '@showroom/contract/catalogue/catalogue'
import { standardWidths } from '../../picture/picture.ts'

/** A vendor's photo as it was drawn anew. */
export type Photo = { name: string; width: number; height: number; alt: string; placeholder: string }

export const widestPhoto = 1280
/** Smaller ones show nothing of a material. */
export const shortestEdge = 200

/** The widths that files are kept in: none is wider than the photo. */
export const widthsOf = ({ width }: { width: number }): number[] => [
  ...standardWidths.filter((standard) => standard < width),
  width,
]

export const pictureOfPhoto = (photo: Photo, productName: string): Picture => ({
  view: 'photo',
  url: `/showroom/photos/${photo.name}`,
  widths: widthsOf(photo),
  width: photo.width,
  height: photo.height,
  alt: photo.alt || productName,
  placeholder: photo.placeholder,
})

export const photoFile = (name: string, width: number): string => `${name}-${width}.webp`
