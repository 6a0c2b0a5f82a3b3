import type { DomainState } from '@showroom/contract/showroom/domain.rules'

const states: Record<DomainState, string> = {
  waiting: 'Waits for its proof',
  verified: 'Verified',
  doubted: 'Verified, proof missing',
  lapsed: 'No longer verified',
}

/** What the table of websites says. */
export const domainMessages = {
  stateOf: (state: DomainState) => states[state],
  caption: 'Websites of showrooms, times in Pacific',
  one: 'website',
  many: 'websites',
  search: 'Search by website or company',
  nothing: 'No website has been added yet.',
  website: 'Website',
  company: 'Showroom of',
  showroomId: 'Showroom ID',
  state: 'State',
  everyState: 'Every state',
  added: 'Added',
  checked: 'Last looked at',
  never: 'Never',
  proof: 'Proof',
  lookNow: 'Look now',
  looking: 'Looking…',
  proven: (website: string) => `${website} is verified.`,
  notProven: (website: string) => `There is no proof on ${website} yet.`,
}
