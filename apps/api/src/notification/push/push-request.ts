import webPush from 'web-push'
import type { Config } from '../../platform/config/config.ts'
import { fetchPublic } from '../../showroom/domain/fetch-public.ts'
import type { Subscription } from './subscription.store.ts'

/** What a device shows, and where it leads. */
export type Note = {
  title: string
  body: string
  /** A path of our own site. */
  path: string
  /** The same news again takes the place of the one that is shown. */
  tag: string
}

/** `gone`: the browser takes nothing more. `refused`: this one is never taken, and nor are tries of it. */
export type PushOutcome = 'taken' | 'gone' | 'refused'

export type Push = (to: Subscription, note: Note) => Promise<PushOutcome>

/** A device that was off for longer has the list. */
export const keptSeconds = 24 * 60 * 60
const timeoutMs = 10_000

/** Throws where the service could not be reached, or is busy: it is tried anew. */
export const openPusher = ({
  push: vapid,
  privateDomains: admitsPrivate,
}: Pick<Config, 'push' | 'privateDomains'>): Push | null =>
  vapid &&
  (async ({ endpoint, p256dh, auth }, note) => {
    // The library encrypts and signs; what is asked on a stranger's word goes the way of all such.
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(note),
      {
        vapidDetails: { subject: vapid.contact, publicKey: vapid.publicKey, privateKey: vapid.privateKey },
        TTL: keptSeconds,
        topic: note.tag,
      },
    )
    const reply = await fetchPublic(new URL(endpoint), {
      admitsPrivate,
      timeoutMs,
      mostBytes: 10_000,
      accept: '*/*',
      userAgent: 'Showroom',
      post: { headers: textOf(headers), body },
    })
    return outcomeOf(reply.outcome, reply.outcome === 'status' ? reply.status : 200)
  })

const textOf = (headers: object): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))

const outcomeOf = (outcome: string, status: number): PushOutcome => {
  if (outcome === 'bytes' || (outcome === 'status' && status < 300)) return 'taken'
  // Nobody's push service lives in our own network.
  if (outcome === 'private' || status === 404 || status === 410) return 'gone'
  if (outcome === 'status' && status < 500 && status !== 429) return 'refused'
  throw new Error(`A push service could not be reached: ${outcome} ${status}.`)
}
