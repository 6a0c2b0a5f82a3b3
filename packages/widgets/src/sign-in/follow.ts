import type { Emit, Shop } from '../shop/index.ts'
import { beginSession } from './begin-session.ts'
import { isToken, keep, nobody, over, type Session, sessionOf, shownBy, statusOf } from './session.ts'
import { type CameBack, cameBack } from './way-back.ts'
import { callAsPerson } from './wire.ts'

/** Who tells the page of a showroom's sign-ins; the first of them does. */
const tellers = new WeakMap<Shop['wire'], Set<Emit>>()

/** Keeps every tag and tab of a showroom of one mind about who is signed in. */
export const follow = (shop: Shop): void => {
  if (tellers.has(shop.wire)) return
  tellers.set(shop.wire, new Set())
  callAsPerson(shop)
  keepInStep(shop)
  const back = cameBack(shop)
  if (back) void takeBack(shop, back)
  else if (sessionOf(shop).getState().token) void askWho(shop)
}

/** Follows, and tells the page of it. Gives the undo of the telling. */
export const followTelling = (shop: Shop, emit: Emit): (() => void) => {
  follow(shop)
  const telling = tellers.get(shop.wire)
  telling?.add(emit)
  return () => telling?.delete(emit)
}

const takeBack = async (shop: Shop, { answer, ...wish }: CameBack) => {
  const session = sessionOf(shop)
  session.setState({ trying: 'waiting' })
  session.setState({ trying: 'code' in answer ? await beginSession(shop, answer.code, wish) : 'idle' })
}

/** A page that was gone on to knows the token, but not whose it is, nor for how long. */
const askWho = async (shop: Shop) => {
  const session = sessionOf(shop)
  const { token } = session.getState()
  void shop.actions.lookAgain()
  try {
    const { data } = await shop.call('GET /api/embed/session', { query: { showroom: shop.showroom } })
    if (session.getState().token === token) session.setState(shownBy(data))
  } catch (failure) {
    // An answer, and not a network that is gone: the token is good for nothing here.
    if (statusOf(failure) !== 0) session.setState(over)
  }
}

const keepInStep = (shop: Shop) => {
  const session = sessionOf(shop)
  const channel = new BroadcastChannel(`${shop.prefix}:session`)
  let timer: ReturnType<typeof setTimeout> | undefined
  let isToldByOthers = false

  const stop = session.subscribe((now, before) => {
    if (now.token === before.token && now.endsAt === before.endsAt) return
    clearTimeout(timer)
    const left = now.endsAt - Date.now()
    if (now.token && now.endsAt) timer = setTimeout(() => session.setState(over), left)
    if (now.token === before.token) return
    keep(shop, now)
    if (!isToldByOthers && !now.isOver) channel.postMessage({ session: toldOf(now) })
    // What the account holds, or the guest once more.
    void shop.actions.lookAgain()
    if (!now.token || !before.token) tell(shop, now.token !== null)
  })
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const told: object = Object(data)
    if ('ask' in told && session.getState().firstName)
      channel.postMessage({ session: toldOf(session.getState()) })
    if (!('session' in told)) return
    isToldByOthers = true
    if (isTold(told.session)) session.setState({ ...told.session, isOver: false, trying: 'idle' })
    else if (told.session === null) session.setState(nobody)
    isToldByOthers = false
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
  const [emit] = tellers.get(wire) ?? []
  if (!emit) return
  if (isIn) emit('signed-in', { showroom })
  else emit('signed-out', { showroom })
}

type Told = Pick<Session, 'token' | 'firstName' | 'endsAt'>

const toldOf = ({ token, firstName, endsAt }: Session): Told | null =>
  token ? { token, firstName, endsAt } : null

const isTold = (told: unknown): told is Told =>
  typeof told === 'object' &&
  told !== null &&
  'token' in told &&
  isToken(told.token) &&
  'firstName' in told &&
  typeof told.firstName === 'string' &&
  'endsAt' in told &&
  typeof told.endsAt === 'number'
