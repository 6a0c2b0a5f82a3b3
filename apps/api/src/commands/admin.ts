import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import { email as emailField } from '@showroom/contract/account/account.fields'
import { juniper } from '@showroom/contract/showroom/theme.rules'
import { resetLetter, pageOf } from '../account/letters.ts'
import { makeAdmin } from '../account/make-admin.ts'
import { type Config, readConfig } from '../platform/config/config.ts'
import { migrate } from '../platform/db/migrate.ts'
import { openDatabase, databaseTimeouts } from '../platform/db/open-database.ts'
import { openMail } from '../platform/mail/mail.ts'

const usage = `npm run admin -- --email ADDRESS [--name "FIRST LAST"]

Makes an Admin who chooses the password by a link, good for a day and once. With SMTP_URL the link is mailed, else it
is printed. Run again for an Admin who is there already, it gives a new link.`

const run = async () => {
  const { values } = parseArgs({
    options: { email: { type: 'string' }, name: { type: 'string' }, help: { type: 'boolean' } },
  })
  const typed = emailField.safeParse(values.email)
  if (values.help || !typed.success) return console.log(usage)
  const config = readConfig(process.env)
  const now = new Date()
  const db = await openDatabase(config, databaseTimeouts.requests)
  try {
    await migrate(db)
    const { account, code } = await makeAdmin(db, { email: typed.data, name: values.name ?? 'Admin', now })
    await hand(config, { account, code })
  } finally {
    await db.close()
  }
}

type Made = Awaited<ReturnType<typeof makeAdmin>>

const hand = async (config: Config, { account, code }: Made) => {
  const { publicUrl } = config
  if (config.smtpUrl === null)
    return console.log(`The password is chosen here, once, within a day:
  ${pageOf({ publicUrl }, `/password_reset?code=${code}`)}`)
  const mail = openMail(config, () => new Date())
  const homeUrl = pageOf({ publicUrl }, '/')
  try {
    const sender = { name: 'Showroom', color: juniper, onColor: '#ffffff', homeUrl }
    await mail.send(resetLetter({ account, publicUrl }, code), sender, `reset ${randomUUID()}`)
  } finally {
    mail.close()
  }
  console.log(`A link to choose the password was mailed to ${account.email}.`)
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
