import type { DomainProof, Proven } from './domain-proof.ts'
import type { Reach } from './fetch-public.ts'
import { type Fetched, fetchPublicText } from './fetch-public-text.ts'

export const proofPath = '/.well-known/showroom-verification.txt'

/** The owner puts the challenge into a file on the website; a line of its own, so that several showrooms have room. */
export const fileProof = (reach: Reach): DomainProof => ({
  way: 'file',
  check: async ({ origin, challenge }) =>
    judged(await fetchPublicText(new URL(proofPath, origin), reach), challenge),
})

const judged = (fetched: Fetched, challenge: string): Proven => {
  if (fetched.outcome !== 'text') return { isProven: false, why: whyNot(fetched) }
  const lines = fetched.text.replace(/^\uFEFF/, '').split(/\r?\n/)
  if (lines.some((line) => line.trim() === challenge)) return { isProven: true }
  return { isProven: false, why: `The file ${proofPath} is there, but does not contain the challenge.` }
}

const whyNot = (fetched: Exclude<Fetched, { outcome: 'text' }>): string => {
  switch (fetched.outcome) {
    case 'elsewhere':
      return `The website redirects to ${fetched.to}: add that one instead, or serve the file without a redirect.`
    case 'status':
      return fetched.status === 404
        ? `There is no file ${proofPath}.`
        : `The website answered with status ${fetched.status} instead of the file ${proofPath}.`
    case 'unreachable':
      return 'The website could not be reached by https.'
    case 'private':
      return 'The website’s address is not a public one.'
    case 'too_slow':
      return 'The website took too long to answer.'
    case 'too_large':
      return `The file ${proofPath} is larger than 4 KB.`
    case 'too_many_redirects':
      return 'The website redirects in a circle.'
  }
}
