import { amountMessages } from '../cart/amount.messages.ts'
import { decimalFeet } from './feet.rules.ts'
import type { ShoppingNeed } from './shopping.rules.ts'
import { visualizerMessages as say } from './visualizer.messages.ts'

/** What the product page's calculator says of a quantity beside its figures. */
export const wordsOfNeed = ({ cuts, seam }: Pick<ShoppingNeed, 'cuts' | 'seam'>): string[] => [
  ...cuts.map(({ strips, stripLength, seams }) =>
    amountMessages.strips(strips, decimalFeet(stripLength), seams),
  ),
  ...tapeWords(cuts),
  ...(seam ? [say.needsSeam(decimalFeet(seam.run), decimalFeet(seam.slab))] : []),
]

const tapeWords = (cuts: ShoppingNeed['cuts']): string[] => {
  const tape = cuts.reduce((sum, { seamTape }) => sum + seamTape, 0)
  if (tape > 0) return [say.seamTape(decimalFeet(tape))]
  return cuts.length > 0 ? [say.infill] : []
}
