import type { Emit, Shop } from '../shop/index.ts'
import { beginSession } from './begin-session.ts'
import {
  isToken,
  nobody,
  over,
  type Session,
  saveSession,
  sessionFields,
  sessionOf,
  statusOf,
} from './session.ts'
import { type SignInReturn, takeReturn } from './way-back.ts'
import { callAsPerson } from './wire.ts'

/** Who tells the page of a showroom's sign-ins; the first of them does. */
const emitters = new WeakMap<Shop['wire'], Set<Emit>>()

/** Keeps every tag and tab of a showroom of one mind about who is signed in. */
export const follow = (shop: Shop): void => {
  if (emitters.has(shop.wire)) return
  emitters.set(shop.wire, new Set())
  callAsPerson(shop)
  keepInStep(shop)
  const back = takeReturn(shop)
  if (back) void finishReturn(shop, back)
  else if (sessionOf(shop).getState().token) void askWho(shop)
}

/** Follows, and tells the page of it. Returns the undo. */
export const followAndEmit = (shop: Shop, emit: Emit): (() => void) => {
  follow(shop)
  const ofShop = emitters.get(shop.wire)
  ofShop?.add(emit)
  return () => ofShop?.delete(emit)
}

const finishReturn = async (shop: Shop, { answer, ...handshake }: SignInReturn) => {
  const session = sessionOf(shop)
  session.setState({ trying: 'waiting' })
  session.setState({ trying: 'code' in answer ? await beginSession(shop, answer.code, handshake) : 'idle' })
}

/** A page that was gone on to knows the token, but not whose it is, nor for how long. */
const askWho = async (shop: Shop) => {
  const session = sessionOf(shop)
  const { token } = session.getState()
  void shop.actions.lookAgain()
  try {
    const { data } = await shop.call('GET /api/embed/session', { query: { showroom: shop.showroom } })
    if (session.getState().token === token) session.setState(sessionFields(data))
  } catch (failure) {
    // An answer, and not a network that is gone: the token is good for nothing here.
    if (statusOf(failure) !== 0) session.setState(over)
  }
}

const keepInStep = (shop: Shop) => {
  const session = sessionOf(shop)
  const channel = new BroadcastChannel(`${shop.prefix}:session`)
  let timer: ReturnType<typeof setTimeout> | undefined
  let isFromOtherTab = false

  const stop = session.subscribe((now, before) => {
    if (now.token === before.token && now.endsAt === before.endsAt) return
    shop.state.setState({ display: now.display })
    clearTimeout(timer)
    const left = now.endsAt - Date.now()
    if (now.token && now.endsAt) timer = setTimeout(() => session.setState(over), left)
    if (now.token === before.token) return
    saveSession(shop, now)
    shop.state.setState(({ reader = 0 }) => ({ reader: reader + 1 }))
    if (!isFromOtherTab && !now.isOver) channel.postMessage({ session: sharedSession(now) })
    // What the account holds, or the guest once more.
    void shop.actions.lookAgain()
    if (!now.token || !before.token) tell(shop, now.token !== null)
  })
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const message: object = Object(data)
    if ('ask' in message && session.getState().firstName)
      channel.postMessage({ session: sharedSession(session.getState()) })
    if (!('session' in message)) return
    isFromOtherTab = true
    if (isSharedSession(message.session))
      session.setState({ ...message.session, isOver: false, trying: 'idle' })
    else if (message.session === null) session.setState(nobody)
    isFromOtherTab = false
  }
  const { close } = shop.wire
  shop.wire.close = () => {
    close()
    stop()
    clearTimeout(timer)
    channel.close()
  }
  // A tab that was opened beside one in which somebody has signed in.
  if (!session.getState().token) channel.postMessage({ ask: true })
}

const tell = ({ wire, showroom }: Shop, isIn: boolean) => {
  const [emit] = emitters.get(wire) ?? []
  if (!emit) return
  if (isIn) emit('signed-in', { showroom })
  else emit('signed-out', { showroom })
}

type SharedSession = Pick<Session, 'token' | 'firstName' | 'endsAt' | 'display'>

const sharedSession = ({ token, firstName, endsAt, display }: Session): SharedSession | null =>
  token ? { token, firstName, endsAt, display } : null

const isSharedSession = (shared: unknown): shared is SharedSession =>
  typeof shared === 'object' &&
  shared !== null &&
  'token' in shared &&
  isToken(shared.token) &&
  'firstName' in shared &&
  typeof shared.firstName === 'string' &&
  'endsAt' in shared &&
  typeof shared.endsAt === 'number'
