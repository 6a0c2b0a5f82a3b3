import type { Appearance } from '@showroom/contract/catalogue/appearance'
import { roomFor } from '@showroom/drawing/staging'
import { hexOf, mixed, type Rgb, rgbOf, scaled } from '@showroom/drawing/texture/color'
import { closeUp, showObject } from '@showroom/drawing/object/object-tints'
import { scenes } from '@showroom/drawing/relight/scene-index'
import type { ViewName } from '@showroom/drawing/view'

export { PictureNotDrawn } from './drawing-queue.ts'
export { pictureVersion, roomVersion } from './picture-version.ts'
export { sceneCovers } from './scene-files.ts'
export { openPictureStore, type PictureStore, warmPictures } from './picture.store.ts'

/** One way to see a product, and how large its picture can be asked for. */
export interface PictureView {
  view: ViewName
  /** The largest there is, and with it the ratio. */
  width: number
  height: number
  widths: number[]
}

export const standardWidths = [320, 640, 960, 1280]
/** A face is computed, not rendered: this is where more pixels stop showing more. */
const faceSize = { width: 960, height: 1200 }

/** The first is the card. */
export function pictureViews(appearance: Appearance): PictureView[] {
  if (appearance.kind === 'object') {
    const shown = showObject(appearance)
    return [viewOf('card', sizeOf(shown.scene)), viewOf('detail', closeUp(shown).size)]
  }
  return [
    viewOf('card', sizeOf('board-linen')),
    viewOf('room', sizeOf(roomFor(appearance).scene)),
    viewOf('face', faceSize),
    viewOf('scale', faceSize),
  ]
}

const boardGround: Rgb = [230, 224, 214]
const studioGround: Rgb = [222, 214, 203]

/** Four colours, row by row, of what the card will show: nothing is drawn for it. */
export function placeholderOf(appearance: Appearance): string {
  const isObject = appearance.kind === 'object'
  const ground = isObject ? studioGround : boardGround
  const color = rgbOf((isObject ? showObject(appearance).mainColor : appearance.colors[0]) ?? '#c8c4bc')
  const share = isObject ? 0.3 : 0.6
  const corner = (more: number, light: number) =>
    hexOf(scaled(mixed(ground, color, share + more), light)).slice(1)
  return corner(-0.1, 1.02) + corner(-0.05, 1) + corner(0.05, 0.97) + corner(0.1, 0.93)
}

function sizeOf(scene: string): { width: number; height: number } {
  const { width, height } = scenes[scene] ?? faceSize
  return { width, height }
}

function viewOf(view: ViewName, { width, height }: { width: number; height: number }): PictureView {
  const smaller = standardWidths.filter((standard) => standard < width)
  return { view, width, height, widths: width > 1280 ? standardWidths : [...smaller, width] }
}
