import type { Finding } from './report.ts'
import type { BlockedSeen, RequestSeen, Seen } from './seen.ts'

/** What our address was asked for and did not give, or was not allowed to. */
export const requestFindings = ({ apiBase, origin, requests, blocked, page }: Seen): Finding[] => [
  ...policyFindings(apiBase, blocked),
  ...(page.canTellBlocked ? [] : [untold]),
  ...mixed(apiBase, origin),
  ...failures(requests, blocked),
]

const policyFindings = (apiBase: string, blocked: BlockedSeen[]): Finding[] => {
  const ours = blocked.filter(({ address }) => address.startsWith(apiBase))
  const directives = new Map(ours.map((one) => [baseOf(one.directive), one]))
  return [...directives].map(([directive, { address, policy }]) => ({
    code: 'policy-blocked',
    severity: 'problem',
    seen: `The page’s content security policy did not let ${address} through.`,
    advice: `In the policy: ${amended(policy, directive, apiBase)}`,
  }))
}

/** `script-src-elem` falls back to `script-src`, where pages write it. */
const baseOf = (directive: string) => directive.replace(/-(elem|attr)$/, '')

/** The directive's whole line as the page needs it: what it says already, and our address. */
export const amended = (policy: string, directive: string, apiBase: string): string => {
  const lines = policy.split(';').map((line) => line.trim().split(/\s+/))
  const sourcesOf = (name: string) => lines.find(([first]) => first === name)?.slice(1)
  const sources = sourcesOf(directive) ?? sourcesOf('default-src') ?? []
  return [directive, ...sources.filter((source) => source !== "'none'"), apiBase].join(' ')
}

const untold: Finding = {
  code: 'policy-untold',
  severity: 'advice',
  seen: 'This browser does not tell scripts what a content security policy blocked.',
  advice: 'Look in its console, or ask the doctor in Chrome or Edge.',
}

const mixed = (apiBase: string, origin: string): Finding[] =>
  origin.startsWith('https:') && apiBase.startsWith('http:')
    ? [
        {
          code: 'mixed-content',
          severity: 'problem',
          seen: `The page is secure and the script’s address, ${apiBase}, is not: browsers block what it asks for.`,
          advice: 'Write https:// in the address of the script tag.',
        },
      ]
    : []

const failures = (requests: RequestSeen[], blocked: BlockedSeen[]): Finding[] => {
  const explained = new Set(blocked.map(({ address }) => address))
  const failed = requests.filter(({ hasFailed, address }) => hasFailed && !explained.has(address))
  const refusedStatus = 403
  // A refused website is told about by the tags of its showroom.
  return failed
    .filter(({ status }) => status !== refusedStatus)
    .map(({ address, status, isCode }) => ({
      code: 'request-failed',
      severity: 'problem',
      seen: status
        ? `${address} was answered with ${status}.`
        : `${address} was blocked, or could not be reached.`,
      advice: isCode
        ? 'Look for ad blockers, a content security policy, an old copy of the page in a cache, or a wrong address.'
        : 'Look for ad blockers, a content security policy, and the network.',
    }))
}
