import type { MergedLine } from '@showroom/contract/cart/cart'
import { sessionMessages as messages } from './messages.ts'

type Result = MergedLine['result']

/** What became of a guest's cart in one sentence: “3 added, 1 already there”. Null where nothing was brought. */
export const mergeReport = (lines: readonly Pick<MergedLine, 'result'>[]): string | null => {
  const count = (...results: Result[]) => lines.filter(({ result }) => results.includes(result)).length
  const parts = [
    said(count('moved'), messages.added),
    // A line of the account's own grew, as far as there is stock.
    said(count('added', 'limited'), messages.alreadyThere),
    said(count('left_out'), messages.leftOut),
  ].filter((part) => part !== null)
  return parts.length === 0 ? null : messages.cartCameWithYou(parts.join(', '))
}

const said = (count: number, words: string): string | null => (count === 0 ? null : `${count} ${words}`)
