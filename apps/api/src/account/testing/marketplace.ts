import type { User } from '@showroom/contract/account/account'
import { afterAll, beforeAll } from 'vitest'
import { openTestApp } from '../../testing/test-app.ts'
import { aRegistration, browserOn } from './person.ts'

export const minutes = (count: number) => count * 60_000

type App = Awaited<ReturnType<typeof openTestApp>>['app']

/** The application with a clock that the test turns, somebody who asks, and what was mailed. */
export const aMarketplace = () => {
  let opened: Awaited<ReturnType<typeof openTestApp>>
  let clock = Date.parse('2026-11-23T17:00:00Z')
  beforeAll(async () => {
    opened = await openTestApp({}, () => new Date(clock))
  })
  afterAll(() => opened.close())

  const ask = <Data = { user: User; token: string | null }>(
    ...asked: Parameters<ReturnType<typeof browserOn>>
  ) => browserOn(opened.app)<Data>(...asked)
  const registered = async (telling: Record<string, unknown> = {}) => {
    const person = aRegistration(telling)
    const { data } = await ask('POST /api/register', { body: person })
    return { ...person, token: data.token ?? '', user: data.user }
  }
  const mailsTo = (email: string) => opened.mail.mailbox?.list().filter(({ to }) => to === email) ?? []
  return {
    ask,
    mailsTo,
    app: () => opened.app,
    modules: () => opened.modules,
    /** What the process delivers messages with. */
    delivering: () => opened,
    db: () => opened.db,
    now: () => clock,
    folder: () => opened.config.dataDir,
    later: (ms: number) => {
      clock += ms
    },
    /** Of the newest mail: what its link carries, or what is to be typed. */
    codeIn: (email: string): string => {
      const text = mailsTo(email)[0]?.text ?? ''
      return /(?:verify\/|code=)(\w+)/.exec(text)?.[1] ?? /^(\d{6})$/m.exec(text)?.[1] ?? ''
    },
    registered,
    /** Registered, and with an empty address book since. */
    unaddressed: async (telling: Record<string, unknown> = {}) => {
      const person = await registered(telling)
      await emptyAddressBook(opened.app, person)
      return person
    },
  }
}

const emptyAddressBook = async (app: App, { token }: { token: string }) => {
  const ask = browserOn(app)
  const { data } = await ask<{ id: string }[]>('GET /api/address', { token })
  for (const { id } of data) await ask(`DELETE /api/address/${id}`, { token })
}
