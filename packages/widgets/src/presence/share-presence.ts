import type { Shop } from '../shop/index.ts'
import { type Here, openPresence } from './open-presence.ts'

type Shared = { here: Here; users: number }

/** A checklist and a chat on one page are one person in one place: the last of them would speak for both. */
const sharedOf = new WeakMap<Shop, Map<string, Shared>>()

/** Opened by the first tag of a page that is about a project, and closed with the last. */
export const sharePresence = (shop: Shop, project: string): Here => {
  const known = sharedOf.get(shop) ?? new Map<string, Shared>()
  sharedOf.set(shop, known)
  const shared = known.get(project) ?? { here: openPresence(tellingOf(shop, project)), users: 0 }
  known.set(project, shared)
  shared.users += 1
  const leave = () => {
    shared.users -= 1
    if (shared.users > 0) return
    known.delete(project)
    shared.here.leave()
  }
  return { ...shared.here, leave }
}

const tellingOf =
  (shop: Shop, project: string): Parameters<typeof openPresence>[0] =>
  (place, isHere) =>
    void shop
      .call('POST /api/live/presence', { body: { project, ...place, is_here: isHere } })
      .catch(() => undefined)
