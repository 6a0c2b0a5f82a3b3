import { browserOn } from '../../account/testing/person.ts'
import type { openTestApp } from '../../testing/test-app.ts'

type Opened = Awaited<ReturnType<typeof openTestApp>>

/** A browser with what AI Design keeps in it: `ask('GET /api/AI/get_user')`. */
export const aiBrowser = ({ app }: Pick<Opened, 'app'>, token: string | null = null) => {
  const ask = browserOn(app)
  return <Data>(call: string, body?: object, headers: Record<string, string> = {}) =>
    ask<Data>(call, { body, headers: { ...(token ? { 'showroom-ai': token } : {}), ...headers } })
}

let keys = 0
export const aKey = (): string => `key-${(keys += 1)}`

export const aWish = (telling: object = {}) => ({
  showroom: 'HARVEST2',
  room: 'bathroom',
  styles: ['coastal'],
  ...telling,
})
