import type { OpenedScene, Patch } from './engine-messages.ts'

/** The half that the processor draws: patches come from the engine and are put where they belong. */
export const openProcessorHalf = ({ width, height }: Pick<OpenedScene, 'width' | 'height'>) => {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d', { alpha: false })
  return {
    canvas,
    put: (patch: Patch) =>
      context?.putImageData(new ImageData(patch.pixels, patch.width, patch.height), patch.x, patch.y),
  }
}
