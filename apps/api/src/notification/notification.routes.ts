import { kindsIn } from '@showroom/contract/notification/notification-kinds'
import {
  notificationMessages as say,
  notificationWords,
} from '@showroom/contract/notification/notification.messages'
import type { Account } from '../account/account.ts'
import { lockAccountRow } from '../account/account.store.ts'
import { requireAccount } from '../account/require-account.ts'
import type { Config } from '../platform/config/config.ts'
import type { Db, Queries } from '../platform/db/db.ts'
import { refuseUnknown } from '../platform/http/domain-error.ts'
import type { ParsedRequestFor, Serve } from '../platform/http/serve.ts'
import type { Caller } from '../platform/http/who.ts'
import { tellBadges } from './badge.ts'
import {
  countsOf,
  notificationsOf,
  ownNotification,
  saveAllRead,
  saveDone,
  saveRead,
} from './notification.store.ts'
import type { KeptNotification } from './notification.ts'
import { changePreferences, mute, presentPreferences } from './preferences.ts'
import { presentNotification } from './present-notification.ts'
import { presentPhone } from './sms/phone.ts'
import { isOnHere } from './push/subscription.store.ts'

type Deps = { db: Db; now: () => Date }
type PreferenceDeps = Deps & { config: Pick<Config, 'push' | 'sms'>; secret: Buffer }

const path = '/api/notification'

export const notificationRoutes = (serve: Serve, deps: Deps) => {
  const { db, now } = deps
  const counting = countingWith(deps)

  serve('GET /api/notification', async ({ query }, who) => {
    const { account } = await requireAccount({ db }, who)
    const { pending, tab, before, page_size: size } = query
    // One more than is shown tells whether any follow.
    const found = await notificationsOf(db, {
      accountId: account.id,
      isPending: pending !== undefined,
      kinds: tab ? kindsIn(tab) : null,
      before: before ?? null,
      most: size + 1,
    })
    const shown = found.slice(0, size)
    const last = found.length > size ? shown.at(-1) : undefined
    return {
      success: true,
      data: shown.map(presentNotification),
      ...(await countsOf(db, account.id)),
      next: last ? nextOf({ ...query, before: last.publicId }) : null,
    }
  })

  serve('PUT /api/notification', async (_request, who) => {
    const { account } = await requireAccount({ db }, who)
    await counting(account, (tx) => saveAllRead(tx, account.id, now()))
    return { success: true, data: await countsOf(db, account.id), message: say.allRead }
  })

  serve('PUT /api/notification/{id}', async ({ params, body }, who) => {
    const { account } = await requireAccount({ db }, who)
    const own = (await ownNotification(db, account.id, params.id)) ?? refuseUnknown()
    await counting(account, (tx) => change(tx, { own, accountId: account.id, body, now: now() }))
    const after = (await ownNotification(db, account.id, params.id)) ?? refuseUnknown()
    const data = { notification: presentNotification(after), ...(await countsOf(db, account.id)) }
    const message = body.is_muted ? say.muted(notificationWords[own.kind].name) : undefined
    return { success: true, data, ...(message ? { message } : {}) }
  })
}

export const preferenceRoutes = (serve: Serve, { db, now, secret, config }: PreferenceDeps) => {
  const { push, sms } = config
  const present = async (account: Account, { sessionId }: Caller) => {
    const isOn = push !== null && (await isOnHere(db, sessionId, now()))
    const offered = push && { public_key: push.publicKey, is_on_here: isOn }
    const phone = sms && (await presentPhone({ db, now, secret }, account.id))
    return { ...(await presentPreferences(db, account)), push: offered, sms: phone }
  }

  serve('GET /api/notification_preference', async (_request, who) => {
    const { account, caller } = await requireAccount({ db }, who)
    return { success: true, data: await present(account, caller) }
  })

  serve('PUT /api/notification_preference', async ({ body }, who) => {
    const { account, caller } = await requireAccount({ db }, who)
    await changePreferences(db, account, body)
    return { success: true, data: await present(account, caller), message: say.saved }
  })
}

type Query = ParsedRequestFor<'GET /api/notification'>['query']

/** The address that the list goes on at, with what was asked for. */
const nextOf = ({ pending, tab, before, page_size }: Query): string => {
  const isPending = pending === undefined ? undefined : '1'
  const asked = { pending: isPending, tab, before, page_size: String(page_size) }
  const words = Object.entries(asked).flatMap(([name, value]): [string, string][] =>
    value ? [[name, value]] : [],
  )
  return `${path}?${new URLSearchParams(words)}`
}

/** Nobody deletes the account meanwhile, and its other pages count anew. */
const countingWith =
  ({ db, now }: Deps) =>
  ({ id: accountId, publicId }: Account, work: (tx: Queries) => Promise<unknown>): Promise<void> =>
    db.transaction(async (tx) => {
      if (!(await lockAccountRow(tx, accountId))) refuseUnknown()
      await work(tx)
      await tellBadges(tx, [{ accountId, publicId }], now())
    })

type Changing = {
  own: KeptNotification
  accountId: number
  body: ParsedRequestFor<'PUT /api/notification/{id}'>['body']
  now: Date
}

const change = async (tx: Queries, { own, accountId, body, now }: Changing): Promise<void> => {
  if (body.is_muted) await mute(tx, accountId, own.kind)
  if (body.is_read !== undefined || body.is_muted)
    await saveRead(tx, own.id, body.is_read === false ? null : now)
  if (body.is_pending === false) await saveDone(tx, own.id, now)
}
