import { designAiMessages as say } from '@showroom/contract/design-ai/design-ai.messages'
import sharp from 'sharp'
import { fontPath } from '../../shared/paper/letters.ts'

type Size = { width: number; height: number }

/** Of the letters in a picture of our own rooms, and the least that can be read. */
const usual = { width: 960, dpi: 84 }
const leastDpi = 72
const padding = 8
const margin = 12

/** What a model has painted says so wherever it goes: in the picture itself, after its colors were read. */
export const watermarked = async (pixels: Buffer, { width, height }: Size) => {
  const mark = await markFor(width)
  const top = height - mark.info.height - margin
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .removeAlpha()
    .composite([{ input: mark.data, left: margin, top }])
}

const drawMark = async (width: number) => {
  const dpi = Math.max(leastDpi, Math.round((usual.dpi * width) / usual.width))
  const text = {
    text: `<span foreground="#2b2924">${say.watermark}</span>`,
    font: 'Inter SemiBold, 12',
    fontfile: fontPath('semibold'),
    dpi,
    rgba: true,
  }
  // Laid on a plate, so that it is read on any picture, and painted over once more it looks as it did.
  const background = '#faf8f4'
  return sharp({ text })
    .flatten({ background })
    .extend({ top: padding, bottom: padding, left: padding, right: padding, background })
    .png()
    .toBuffer({ resolveWithObject: true })
}

const drawn = new Map<number, ReturnType<typeof drawMark>>()

const markFor = (width: number) => {
  const known = drawn.get(width) ?? drawMark(width)
  drawn.set(width, known)
  // One that failed is tried again.
  known.catch(() => drawn.delete(width))
  return known
}
