import { call } from '../../../data/call.ts'
import { trustedAddress } from '../../../data/trusted-address.ts'

const worker = '/showroom/push-worker.js'

export type Ability = 'on' | 'asks' | 'blocked' | 'unable'

const abilities = { granted: 'on', default: 'asks', denied: 'blocked' } as const

export const abilityHere = (): Ability => {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return 'unable'
  return abilities[Notification.permission]
}

let address: string | undefined

const register = () => {
  // A policy is made once: two of one name are refused.
  address ??= trustedAddress('push-worker', worker)
  return navigator.serviceWorker.register(address)
}

const keptHere = async (): Promise<PushSubscription | null> => {
  const registration = await navigator.serviceWorker.getRegistration(worker)
  return (await registration?.pushManager.getSubscription()) ?? null
}

/** The keys that it was made with may be others than the site has. */
const isMadeWith = ({ options }: PushSubscription, publicKey: string): boolean => {
  const key = options.applicationServerKey
  if (key === null) return false
  const text = btoa(String.fromCharCode(...new Uint8Array(key)))
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '') === publicKey
}

const send = async (subscription: PushSubscription) => {
  const { endpoint = '', keys = {} } = subscription.toJSON()
  const { p256dh = '', auth = '' } = keys
  return call('POST /api/push_subscription', { body: { endpoint, keys: { p256dh, auth } } })
}

/** Asked by a press of a button alone. */
export const askToPush = async (): Promise<NotificationPermission> => Notification.requestPermission()

export const turnPushOn = async (publicKey: string) => {
  await register()
  const { pushManager } = await navigator.serviceWorker.ready
  const kept = await pushManager.getSubscription()
  if (kept && !isMadeWith(kept, publicKey)) await kept.unsubscribe()
  return send(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }))
}

/** The server first: it is what pushes. */
export const turnPushOff = async () => {
  const done = await call('DELETE /api/push_subscription', {})
  await (await keptHere())?.unsubscribe()
  return done
}
