/** `doubted` still embeds, `lapsed` does so no more. */
export const domainStates = ['waiting', 'verified', 'doubted', 'lapsed'] as const
export type DomainState = (typeof domainStates)[number]

export const domainSorts = ['added', 'website'] as const
