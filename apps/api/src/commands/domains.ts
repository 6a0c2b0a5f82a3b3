import type { DomainState } from '@showroom/contract/showroom/domain.rules'
import { type Config, readConfig } from '../platform/config/config.ts'
import { migrate } from '../platform/db/migrate.ts'
import { openDatabase, databaseTimeouts } from '../platform/db/open-database.ts'
import { DomainError } from '../platform/http/domain-error.ts'
import { addDomain, listDomains, type Owner, removeDomain } from '../showroom/domain/change-domains.ts'
import { checksBeforeLapse, type Domain, stateOf } from '../showroom/domain/domain.ts'
import { recordNameOf } from '../showroom/domain/dns-proof.ts'
import { proofPath } from '../showroom/domain/file-proof.ts'
import { openProofs } from '../showroom/domain/proofs.ts'
import { verifyDomain } from '../showroom/domain/verify-domain.ts'
import { requireShowroom } from '../showroom/require-showroom.ts'

const usage = `npm run domains -- list SHOWROOM
npm run domains -- add|verify|remove SHOWROOM WEBSITE

The websites that may show a showroom, by its Showroom ID: npm run domains -- add HARVEST2 www.example.com
  list     the websites and how they stand
  add      puts a website on the list and says what its owner has to publish
  verify   looks for the proof now
  remove   takes the website off the list`

const states: Record<DomainState, (domain: Domain) => string> = {
  waiting: () => 'waits for its proof',
  verified: ({ verifiedAt, proof }) => `verified on ${day(verifiedAt)}${proof ? ` by ${proof}` : ''}`,
  doubted: ({ failedChecks }) =>
    `verified, but without a proof for ${failedChecks} of ${checksBeforeLapse} days`,
  lapsed: () => `no longer verified: ${checksBeforeLapse} days without a proof`,
}

const day = (at: Date | null) => at?.toISOString().slice(0, 10) ?? ''

const lineOf = (domain: Domain): string => {
  const line = `  ${domain.origin.padEnd(40)} ${states[stateOf(domain)](domain)}`
  return domain.failure ? `${line}\n    ${domain.failure}` : line
}

const howToProve = ({ origin, challenge }: Domain): string =>
  [
    'Publish one of these, and verify:',
    `  a file       ${origin}${proofPath}`,
    `  or a record  ${recordNameOf(origin)} TXT`,
    `  containing   ${challenge}`,
  ].join('\n')

const run = async (owner: Owner, config: Config, [command, website]: readonly (string | undefined)[]) => {
  if (command === 'list') return print(await listDomains(owner))
  if (!website) throw new Error(usage)
  if (command === 'add') {
    const domain = await addDomain(owner, website)
    print([domain])
    if (!domain.verifiedAt) console.log(howToProve(domain))
    return
  }
  if (command === 'remove') return print(await removeDomain(owner, website))
  if (command !== 'verify') throw new Error(usage)
  const domain = await verifyDomain(owner, website, { proofs: openProofs(config), now: new Date() })
  print([domain])
  if (domain.verifiedAt) return
  console.log(howToProve(domain))
  process.exitCode = 1
}

const print = (domains: readonly Domain[]) =>
  console.log(domains.length === 0 ? '  No websites yet.' : domains.map(lineOf).join('\n'))

const manage = async () => {
  const [command, ref, website] = process.argv.slice(2)
  if (!command || !ref) return console.log(usage)
  const config = readConfig(process.env)
  const db = await openDatabase(config, databaseTimeouts.requests)
  try {
    await migrate(db)
    const showroom = await requireShowroom(db, ref)
    await run({ db, config, showroom: ref }, config, [command, website])
    if (!showroom.mayEmbed) {
      console.log('  The showroom has neither Premium nor the custom add-on: its websites wait until it has.')
    }
  } finally {
    await db.close()
  }
}

const explain = (error: unknown): string => {
  if (!(error instanceof DomainError)) return error instanceof Error ? error.message : String(error)
  if (error.status === 404) return 'There is no such showroom, or no such website on its list.'
  return error.errors ? Object.values(error.errors).flat().join(' ') : error.message
}

manage().catch((error: unknown) => {
  console.error(explain(error))
  process.exitCode = 1
})
