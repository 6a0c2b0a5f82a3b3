import { useState } from 'react'
import { createSearchParams, useNavigate, useSearchParams } from 'react-router'
import { call } from '../../../data/call.ts'
import { codeOf, failureOf, sentenceOf, statusOf } from '../../../data/failure.ts'
import { keepGuestCart } from '../../../session/guest-cart.ts'
import { useCurrentShowroom } from '../../../shop-context/current-showroom.ts'
import { writeStored } from '../../../shop-context/local-storage.ts'
import type { Floorplan } from '@showroom/contract/visualizer/visualizer'
import type { Look } from './look.rules.ts'
import type { Kept, RoomStart } from './useRoomStart.ts'
import type { RoomLook } from './useLook.ts'
import { useOneAtATime } from './useOneAtATime.ts'

export type Keeping =
  | { kind: 'idle' }
  | { kind: 'busy' }
  | { kind: 'failed'; sentence: string }
  /** Somebody else has kept another state of it meanwhile. */
  | { kind: 'conflict' }

/** Keeps the room on the server: as the account's, or under the guest's cart token. */
export const useKeep = (start: RoomStart, look: RoomLook, is3d: boolean): RoomKeeping => {
  const { kept } = look
  // A size of one's own is one plan of one's own, however often it is kept.
  const [floorplan, setFloorplan] = useState(start.floorplan)
  const [keeping, setKeeping] = useState<Keeping>({ kind: look.isBehind ? 'conflict' : 'idle' })
  const stayAt = useAddressOfDesign()
  const oneAtATime = useOneAtATime<Kept | null>()
  const showroom = useCurrentShowroom((state) => state.showroom)

  const send = async (version: number | undefined): Promise<Kept> => {
    const now: Look = { plan: look.plan, state: look.state }
    const data = await sendLook({ start, floorplan, kept, now, is3d, showroom, version })
    if (data.cart_token) keepGuestCart(data.cart_token)
    rememberItem({ showroom, floorplan: data.floorplan.id, floorTemplate: start.template, is_3d: is3d })
    const done = { id: data.id, name: data.name, version: data.version }
    setFloorplan(data.floorplan)
    look.keep(now, done, data)
    await stayAt(data.id)
    return done
  }
  const keepAs = async (versionToKeep: () => Promise<number | undefined>): Promise<Kept | null> => {
    setKeeping({ kind: 'busy' })
    try {
      const done = await send(await versionToKeep())
      setKeeping({ kind: 'idle' })
      return done
    } catch (thrown) {
      // Removed in another tab: the next press keeps it as a new one.
      if (kept && statusOf(thrown) === 404) look.lose()
      setKeeping(refusedWith(thrown))
      return null
    }
  }
  /** The design as it is kept now, or null where that did not go. */
  const keep = async () =>
    kept && !look.isChanged ? kept : oneAtATime(() => keepAs(async () => kept?.version))
  /** Over what was kept in the other tab. */
  const keepMine = async () => {
    if (kept) await oneAtATime(() => keepAs(() => versionOf(kept.id)))
  }
  return { kept, keeping, keep, keepMine, takeTheirs: () => reopen(look) }
}

/** As it is kept, without what this device had of it. */
const reopen = ({ forgetDraft }: RoomLook): void => {
  forgetDraft()
  location.reload()
}

const versionOf = async (id: string): Promise<number> =>
  (await call('GET /api/visualization/design/{id}', { params: { id } })).data.version

/** Whoever goes on from a room that was kept, to sign in for example, comes back to its own address: it is waited for. */
const useAddressOfDesign = () => {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  return async (design: string): Promise<void> => {
    const search = createSearchParams({ design, ...inProduct(query) }).toString()
    await navigate({ search }, justKept)
  }
}

const justKept = { replace: true, flushSync: true, state: { isJustKept: true } }

export const refusedWith = (thrown: unknown): Keeping =>
  codeOf(thrown) === 'changed'
    ? { kind: 'conflict' }
    : { kind: 'failed', sentence: sentenceOf(failureOf(thrown)) }

/** A room as it is kept on the server, and what comes of keeping it. */
export type RoomKeeping = {
  kept: Kept | null
  keeping: Keeping
  keep: () => Promise<Kept | null>
  keepMine: () => Promise<void>
  /** What was kept in the other tab, in place of what is open. */
  takeTheirs: () => void
}

type Sending = {
  start: RoomStart
  floorplan: Floorplan
  kept: Kept | null
  now: Look
  is3d: boolean
  showroom: string
  version: number | undefined
}

const sendLook = async ({
  start,
  kept,
  now: { plan, state },
  is3d,
  showroom,
  version,
  ...sending
}: Sending) => {
  const floorplan = await keptPlan({ floorplan: sending.floorplan, start }, plan, showroom)
  const { data } = kept
    ? await call('PUT /api/visualization/design/{id}', {
        params: { id: kept.id },
        body: { version: version ?? kept.version, state, is_3d: is3d, floorplan },
      })
    : await call('POST /api/visualization/design', {
        body: { showroom, floorplan, template: start.template, state, is_3d: is3d },
      })
  return data
}

/** A size of one's own is a plan of one's own. */
const keptPlan = async (
  { floorplan, start }: Pick<Sending, 'floorplan' | 'start'>,
  plan: Look['plan'],
  showroom: string,
): Promise<string> => {
  const same = [floorplan, start.floorplan].find((each) => isSame(each.plan, plan))
  if (same) return same.id
  if (floorplan.is_own) {
    const { data } = await call('PUT /api/visualization/floorplan/{id}', {
      params: { id: floorplan.id },
      body: { plan },
    })
    return data.id
  }
  const { data } = await call('POST /api/visualization/floorplan', {
    body: { showroom, plan, made_from: floorplan.id },
  })
  if (data.cart_token) keepGuestCart(data.cart_token)
  return data.floorplan.id
}

const isSame = (one: Look['plan'], other: Look['plan']) => JSON.stringify(one) === JSON.stringify(other)

/** Where somebody came from to try a product, the way back stays. */
const inProduct = (query: URLSearchParams): { product?: string } => {
  const product = query.get('product')
  return product ? { product } : {}
}

type Item = { showroom: string; floorplan: string; floorTemplate: string | null; is_3d: boolean }

/** The specification's current item: what a project is made of once somebody has signed in. */
const rememberItem = ({ showroom, floorTemplate, ...item }: Item): void => {
  writeStored(
    'my_item',
    JSON.stringify({ ...item, showroom, vsd_id: showroom, ...(floorTemplate ? { floorTemplate } : {}) }),
  )
}
