// `npm run plans` writes every floor plan into the contract's data: what the builder draws is what the product has.
import { writeFileSync } from 'node:fs'
import { plans } from './plans.ts'

const lines = plans.map((built) => JSON.stringify(built))
writeFileSync(
  new URL('../../packages/contract/data/plans.json', import.meta.url),
  `[\n${lines.join(',\n')}\n]\n`,
)
