import type { MergedLine } from '@showroom/contract/cart/cart'

type Result = MergedLine['result']

/** What became of a guest's cart in one sentence: “3 added, 1 already there”. Null where nothing was brought. */
export const mergeReport = (lines: readonly Pick<MergedLine, 'result'>[]): string | null => {
  const count = (...results: Result[]) => lines.filter(({ result }) => results.includes(result)).length
  const parts = [
    said(count('moved'), 'added'),
    // A line of the account's own grew, as far as there is stock.
    said(count('added', 'limited'), 'already there'),
    said(count('left_out'), 'left out'),
  ].filter((part) => part !== null)
  return parts.length === 0 ? null : `Your cart came with you: ${parts.join(', ')}.`
}

const said = (count: number, words: string): string | null => (count === 0 ? null : `${count} ${words}`)
