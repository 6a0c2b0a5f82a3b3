import type { ShoppingNeed } from './shopping.rules.ts'
import { visualizerMessages as say } from './visualizer.messages.ts'

/** Thousandths of a foot in feet: `12.5`. */
const feetText = (milli: number): string => String(Math.round(milli / 10) / 100)

/** What the product page's calculator says of a quantity beside its figures. */
export const wordsOfNeed = ({ cuts, seam }: Pick<ShoppingNeed, 'cuts' | 'seam'>): string[] => [
  ...cuts.map(({ strips, stripLength, seams }) => say.strips(strips, feetText(stripLength), seams)),
  ...tapeWords(cuts),
  ...(seam ? [say.needsSeam(feetText(seam.run), feetText(seam.slab))] : []),
]

const tapeWords = (cuts: ShoppingNeed['cuts']): string[] => {
  const tape = cuts.reduce((sum, { seamTape }) => sum + seamTape, 0)
  if (tape > 0) return [say.seamTape(feetText(tape))]
  return cuts.length > 0 ? [say.infill] : []
}
