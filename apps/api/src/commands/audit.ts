import { parseArgs } from 'node:util'
import { readConfig } from '../platform/config/config.ts'
import { DatabaseInUse } from '../platform/db/embedded-lock.ts'
import { migrate } from '../platform/db/migrate.ts'
import { openDatabase, databaseTimeouts } from '../platform/db/open-database.ts'
import { isSound, written } from '../money-check/check.ts'
import { checkMoney } from '../money-check/check-money.ts'
import { startPaymentSandbox } from '../development/payment-sandbox.ts'
import { openProvider } from '../payment/provider/provider.ts'

const usage = `npm run audit -- [--grace SECONDS]

Holds the orders, the ledger, the payments, the stock and the coupons against each other and against the payment
provider. It changes nothing, prints a line per check and ends with 1 where something differs.
  --grace SECONDS   so long something may be under way (600)`

/** A running server has it already, and answers us as well. */
const sandboxFor = async (config: ReturnType<typeof readConfig>) => {
  const sandbox = startPaymentSandbox(config)
  try {
    await sandbox.ready
    return sandbox
  } catch (error) {
    if (error instanceof DatabaseInUse) return { close: async () => undefined }
    throw error
  }
}

const audit = async () => {
  const { values } = parseArgs({ options: { grace: { type: 'string' }, help: { type: 'boolean' } } })
  if (values.help) return console.log(usage)
  const grace = Number(values.grace ?? 600)
  if (!Number.isInteger(grace) || grace < 0)
    throw new Error(`--grace is a whole number of seconds, not “${values.grace}”.`)
  const config = readConfig(process.env)
  const db = await openDatabase(config, databaseTimeouts.loading)
  try {
    const sandbox = await sandboxFor(config)
    try {
      await migrate(db)
      const provider = openProvider(config.payment)
      const checks = await checkMoney({ db, provider, now: new Date(), graceMs: grace * 1_000 })
      console.log(written(checks))
      process.exitCode = isSound(checks) ? 0 : 1
    } finally {
      await sandbox.close()
    }
  } finally {
    await db.close()
  }
}

audit().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
