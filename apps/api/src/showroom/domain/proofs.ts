import type { Config } from '../../platform/config/config.ts'
import { dnsProof } from './dns-proof.ts'
import type { DomainProof } from './domain-proof.ts'
import { fileProof } from './file-proof.ts'

const timeoutMs = 5_000

/** The ways that this installation accepts. */
export const openProofs = ({ privateDomains }: Pick<Config, 'privateDomains'>): DomainProof[] => [
  fileProof({ admitsPrivate: privateDomains, timeoutMs }),
  dnsProof({ timeoutMs: timeoutMs / 2 }),
]
