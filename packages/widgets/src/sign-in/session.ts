import type { Display } from '@showroom/contract/account/display'
import type { ReplyFor } from '@showroom/contract/endpoints'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Shop } from '../shop/index.ts'
import { readSessionEntry, writeSessionEntry } from './session-storage.ts'

/** Somebody who has signed in on this page, for a quarter of an hour; and how a try to is going. */
export type Session = {
  /** Goes with every call; null for a guest. */
  token: string | null
  /** Null until the server has said it. */
  firstName: string | null
  /** By this page's clock, in milliseconds since 1970. */
  endsAt: number
  /** The time was up: nobody signed out. */
  isOver: boolean
  /** How they want measures and prices written; as everybody sees them, until the server has said it. */
  display: Display | undefined
  trying: Try
}

/** `waiting` for the visitor, or why the last try has failed. */
export type Try = 'idle' | 'waiting' | 'closed' | 'refused' | 'offline'

export const nobody = { token: null, firstName: null, endsAt: 0, isOver: false, display: undefined }
export const over = { ...nobody, isOver: true }

/** The session of a reply, by this page's clock. */
export const sessionFields = ({
  first_name,
  expires_in,
  display,
}: ReplyFor<'GET /api/embed/session'>['data']) => ({
  firstName: first_name,
  endsAt: Date.now() + expires_in * 1_000,
  display,
})

/** The status of a call that failed; 0 where no answer came. */
export const statusOf = (failure: unknown): unknown => Object(failure).status

export const isToken = (text: unknown): text is string =>
  typeof text === 'string' && /^sr_e_[0-9A-Za-z]{43}$/.test(text)

const sessions = new WeakMap<Shop['wire'], StoreApi<Session>>()

/** One for all tags of a showroom on the page. */
export const sessionOf = (shop: Shop): StoreApi<Session> => {
  const session =
    sessions.get(shop.wire) ??
    createStore<Session>(() => ({ ...nobody, ...restoredSession(shop), trying: 'idle' }))
  sessions.set(shop.wire, session)
  return session
}

/** The name as well, so that a page that is gone on to draws it in its place at once. */
export const saveSession = (shop: Shop, { token, firstName }: Session) =>
  writeSessionEntry(shop, token && `${token} ${firstName ?? ''}`)

const restoredSession = (shop: Shop) => {
  const [token, ...name] = readSessionEntry(shop)?.split(' ') ?? []
  return isToken(token) ? { token, firstName: name.join(' ') || null } : null
}
