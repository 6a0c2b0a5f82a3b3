import type { Photo } from '@showroom/drawing/photo/photo-scene'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../../data/call.ts'
import { fieldErrorsOf, statusOf } from '../../../data/failure.ts'
import { useCurrentShowroom } from '../../../shop-context/current-showroom.ts'
import { type Keeping, refusedWith, type RoomKeeping } from '../room/useKeep.ts'
import type { Kept } from '../room/useRoomStart.ts'
import { visualizerPaths } from '../visualizer-paths.ts'
import { sendPhoto } from './photo-calls.ts'
import { type PhotoLook, stateOf } from './places.rules.ts'

type Named = { look: PhotoLook; name: string }

const wordOf = ({ look, name }: Named): string => JSON.stringify([name, stateOf(look)])

const justKept = { replace: true, flushSync: true, state: { isJustKept: true } }

/** Keeps a room and its photo on the server: as the account's, or under the guest's cart token. */
export const usePhotoKeep = (photo: Photo, now: Named, before: (Kept & Named) | null) => {
  const [kept, setKept] = useState<Kept | null>(before)
  const [word, setWord] = useState(before && wordOf(before))
  const [keeping, setKeeping] = useState<Keeping>({ kind: 'idle' })
  // A photo that was sent is not sent again because the room was refused.
  const [sent, setSent] = useState<string | null>(null)
  const navigate = useNavigate()
  const showroom = useCurrentShowroom((state) => state.showroom)

  const create = async (photoId: string | null) => {
    const known = photoId ?? (await sendPhoto(photo, showroom))
    setSent(known)
    return createRoom(now, { showroom, photo: known })
  }
  /** A photo without a room is forgotten within the hour: then it is sent once more. */
  const createAnew = () =>
    create(sent).catch((thrown: unknown) => {
      if (sent === null || !('photo' in fieldErrorsOf(thrown))) throw thrown
      setSent(null)
      return create(null)
    })
  const keepNow = async (version?: number): Promise<Kept | null> => {
    setKeeping({ kind: 'busy' })
    try {
      const {
        id,
        name,
        version: saved,
      } = await (kept ? changeRoom(kept.id, version ?? kept.version, now) : createAnew())
      const done = { id, name, version: saved }
      setKept(done)
      setWord(wordOf(now))
      setKeeping({ kind: 'idle' })
      if (!kept) await navigate(visualizerPaths.photoRoom(id), justKept)
      return done
    } catch (thrown) {
      // Removed in another tab: the next press keeps it as a new one.
      if (kept && statusOf(thrown) === 404) forget()
      setKeeping(refusedWith(thrown))
      return null
    }
  }
  const forget = () => {
    setKept(null)
    setWord(null)
    setSent(null)
  }
  const underWay = useRef<Promise<Kept | null> | null>(null)
  /** Two presses keep it once. */
  const keepAs = async (version?: number): Promise<Kept | null> => {
    if (kept && word === wordOf(now) && version === undefined) return kept
    underWay.current ??= keepNow(version).finally(() => {
      underWay.current = null
    })
    return underWay.current
  }
  /** Over what was kept in the other tab. */
  const keepMine = async () => {
    if (!kept) return
    const version = await versionOf(kept.id).catch((thrown: unknown) => {
      setKeeping(refusedWith(thrown))
      return null
    })
    if (version !== null) await keepAs(version)
  }
  const room: RoomKeeping = { kept, keeping, keep: () => keepAs(), keepMine }
  return { ...room, isChanged: word !== wordOf(now) }
}

const versionOf = async (id: string): Promise<number> =>
  (await call('GET /api/visualization/photo_room/{id}', { params: { id } })).data.version

const createRoom = async ({ look, name }: Named, where: { showroom: string; photo: string }) => {
  const body = { ...where, name, state: stateOf(look) }
  return (await call('POST /api/visualization/photo_room', { body })).data
}

const changeRoom = async (id: string, version: number, { look, name }: Named) => {
  const body = { version, name, state: stateOf(look) }
  return (await call('PUT /api/visualization/photo_room/{id}', { params: { id }, body })).data
}
