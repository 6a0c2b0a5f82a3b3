import { parseArgs } from 'node:util'
import { type DemoLoaded, loadDemoCatalogue } from '../catalogue/load.ts'
import { refuseProduction } from '../fill.ts'
import { savingsByDepartment } from '../catalogue/seed.store.ts'
import { readConfig } from '@showroom/api/platform/config/config'
import type { Db } from '@showroom/api/platform/db/db'
import { prepareDatabase } from '@showroom/api/prepare-database'
import { openDatabase, databaseTimeouts } from '@showroom/api/platform/db/open-database'
import { progressBarPerStep } from '@showroom/api/platform/process/progress-bar'

const usage = `npm run demo -- [--seed NUMBER] [--families COUNT]

Loads the demo catalogue and its showrooms. The same number gives the same catalogue.
  --seed NUMBER      another catalogue of the same kind
  --families COUNT   only so many families, spread over all categories`

const fill = async () => {
  const { values } = parseArgs({
    options: { seed: { type: 'string' }, families: { type: 'string' }, help: { type: 'boolean' } },
  })
  if (values.help) return console.log(usage)
  const families = values.families === undefined ? undefined : Number(values.families)
  if (families !== undefined && !(Number.isInteger(families) && families > 0)) {
    throw new Error(`--families must be a whole number above 0, not “${values.families}”.`)
  }
  const config = readConfig(process.env)
  refuseProduction(config)
  const db = await openDatabase(config, databaseTimeouts.loading)
  try {
    await prepareDatabase(db, new Date())
    const startedAt = Date.now()
    const loaded = await loadDemoCatalogue(db, {
      now: new Date(),
      ...(values.seed === undefined ? {} : { seed: values.seed }),
      ...(families === undefined ? {} : { families }),
      onProgress: progressBarPerStep(),
    })
    await report(db, loaded, (Date.now() - startedAt) / 1_000)
  } finally {
    await db.close()
  }
}

const report = async (db: Db, loaded: DemoLoaded, seconds: number) => {
  if (!loaded.loaded) {
    return console.log(`The demo catalogue of seed ${loaded.seed} is here already; nothing was changed.`)
  }
  const count = (value: number) => value.toLocaleString('en-US')
  console.log(
    `Loaded ${count(loaded.products)} materials in ${count(loaded.families)} families, ${count(loaded.lots)} lots ` +
      `and ${count(loaded.relations)} relations from seed ${loaded.seed} in ${seconds.toFixed(1)} s.`,
  )
  console.log('Average saving against the vendors’ list prices, computed from the catalogue:')
  for (const { name, products, saving_pct } of await savingsByDepartment(db)) {
    console.log(`  ${name.padEnd(24)} ${String(saving_pct).padStart(3)} %  over ${count(products)} materials`)
  }
}

fill().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
