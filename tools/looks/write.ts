// `npm run looks` writes every template into the contract's data.
import { writeFileSync } from 'node:fs'
import { looks } from './looks.ts'

const lines = looks.map((look) => JSON.stringify(look))
writeFileSync(
  new URL('../../packages/contract/data/looks.json', import.meta.url),
  `[\n${lines.join(',\n')}\n]\n`,
)
