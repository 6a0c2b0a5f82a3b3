import type { SmsPhone } from '@showroom/contract/notification/sms'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { fillShelf } from '../../cart/testing/shelf.store.ts'
import type { Homeowner } from '../../project/testing/a-homeowner.ts'
import { forgetAllAttempts } from '../../testing/access/rows.store.ts'
import { doJobs } from '../../testing/do-jobs.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { aTextProvider } from './a-text-provider.ts'

/** Nine in the morning, Pacific. */
export const morning = Date.parse('2026-11-23T17:00:00Z')

type Provider = Awaited<ReturnType<typeof aTextProvider>>
type Asking = Pick<Homeowner, 'ask'>
type Typed = { country_code: string; phone_number: string }

/** How people prove numbers, as they do it on the page. */
const provingBy = (provider: () => Provider) => {
  let numbers = 100
  /** A number that nobody else has. */
  const aNumber = (): Typed => {
    numbers += 1
    return { country_code: '+1', phone_number: `626555${String(numbers).padStart(4, '0')}` }
  }
  const codeSentTo = (number: string) => /^\d{6}/.exec(provider().sentTo(number).at(-1) ?? '')?.[0] ?? ''
  const askCode = ({ ask }: Asking, typed = aNumber()) => ask<SmsPhone>('POST /api/sms_phone', typed)
  const give = ({ ask }: Asking, code: string) => ask<SmsPhone>('PUT /api/sms_phone', { code })
  /** A number that is proven. */
  const prove = async (person: Asking): Promise<string> => {
    const typed = aNumber()
    const number = `+1${typed.phone_number}`
    expect((await askCode(person, typed)).status).toBe(200)
    const { data } = await give(person, codeSentTo(number))
    expect(data).toMatchObject({ asked_number: null, is_stopped: false })
    return number
  }
  return { aNumber, codeSentTo, askCode, give, prove }
}

/** An app that can text, for the tests of a file: each begins in the morning, with a provider that has no trouble. */
export const textingApp = () => {
  let now = new Date(morning)
  let provider: Provider
  let opened: Awaited<ReturnType<typeof openTestApp>>
  beforeAll(async () => {
    provider = await aTextProvider()
    opened = await openTestApp(provider.environment, () => now)
    await fillShelf(opened.db)
  })
  beforeEach(async () => {
    now = new Date(morning)
    provider.trouble = null
    await forgetAllAttempts(opened.db)
  })
  afterAll(async () => {
    await opened.close()
    provider.close()
  })
  return {
    opened: () => opened,
    provider: () => provider,
    setNow: (moment: number) => {
      now = new Date(moment)
    },
    /** What a worker does at this moment; answers what went wrong. */
    work: async (): Promise<unknown[]> => {
      const first = await doJobs(opened)
      await opened.modules.notification.jobs.find(({ name }) => name === 'notification.sms')?.run(now)
      return [...first, ...(await doJobs(opened))]
    },
    ...provingBy(() => provider),
  }
}

export type SmsPreferences = {
  kinds: { kind: string; sms: boolean; is_sms_locked: boolean }[]
  sms: SmsPhone | null
}
export const smsPreferencesOf = async ({ ask }: Asking) =>
  (await ask<SmsPreferences>('GET /api/notification_preference')).data
