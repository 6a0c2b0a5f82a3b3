/** `doubted` still embeds, `lapsed` does so no more. */
export const domainStates = ['waiting', 'verified', 'doubted', 'lapsed'] as const
export type DomainState = (typeof domainStates)[number]

export const domainSorts = ['added', 'website'] as const

export const domainStateNames: Record<DomainState, string> = {
  waiting: 'Waits for its proof',
  verified: 'Verified',
  doubted: 'Verified, proof missing',
  lapsed: 'No longer verified',
}
