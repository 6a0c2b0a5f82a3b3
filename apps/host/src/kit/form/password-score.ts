import { passwordMinimum } from '@showroom/contract/policy/figures'
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'

const judge = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })

/** How hard a password is to guess, 0 to 4. Shorter than the rule is never more than easy. */
export const scoreOf = (password: string, known: readonly string[]): number => {
  const words = known
    .flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)])
    .filter((word) => word !== '')
  const { score } = judge.check(password, words)
  return password.length < passwordMinimum ? Math.min(score, 1) : score
}
