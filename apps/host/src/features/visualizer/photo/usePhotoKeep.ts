import type { PhotoRoomState } from '@showroom/contract/visualizer/photo-room'
import type { Photo } from '@showroom/drawing/photo/photo-scene'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../../data/call.ts'
import { fieldErrorsOf, statusOf } from '../../../data/failure.ts'
import { type Keeping, refusedWith, type RoomKeeping } from '../room/useKeep.ts'
import { useOneAtATime } from '../room/useOneAtATime.ts'
import type { Kept } from '../room/useRoomStart.ts'
import { visualizerPaths } from '../visualizer-paths.ts'
import { sendPhoto } from './photo-calls.ts'
import { type PhotoLook, stateOf } from './places.rules.ts'

type Pictured = { photo: Photo; showroom: string }
type Named = { look: PhotoLook; name: string }

const wordOf = ({ look, name }: Named): string => JSON.stringify([name, stateOf(look)])

const justKept = { replace: true, flushSync: true, state: { isJustKept: true } }

/** A photo that was sent is not sent again because the room was refused. */
const useCreating = ({ photo, showroom }: Pictured, writing: Writing) => {
  const [sent, setSent] = useState<string | null>(null)
  const createWith = async (photoId: string | null) => {
    const known = photoId ?? (await sendPhoto(photo, showroom))
    setSent(known)
    return createRoom({ ...writing, showroom, photo: known })
  }
  /** A photo without a room is forgotten within the hour: then it is sent once more. */
  const create = () =>
    createWith(sent).catch((thrown: unknown) => {
      if (sent === null || !('photo' in fieldErrorsOf(thrown))) throw thrown
      return createWith(null)
    })
  return { create, forgetSent: () => setSent(null) }
}

/** Keeps a room and its photo on the server: as the account's, or under the guest's cart token. */
export const usePhotoKeep = (pictured: Pictured, now: Named, before: (Kept & Named) | null) => {
  const [kept, setKept] = useState<Kept | null>(before)
  const [word, setWord] = useState(before && wordOf(before))
  const [keeping, setKeeping] = useState<Keeping>({ kind: 'idle' })
  const writing = writingOf(now, pictured)
  const { create, forgetSent } = useCreating(pictured, writing)
  const oneAtATime = useOneAtATime<Kept | null>()
  const navigate = useNavigate()

  const send = async (version: number | undefined): Promise<Kept> => {
    const saved = await (kept
      ? changeRoom(kept.id, { ...writing, version: version ?? kept.version })
      : create())
    const done = { id: saved.id, name: saved.name, version: saved.version }
    setKept(done)
    setWord(wordOf(now))
    setKeeping({ kind: 'idle' })
    if (!kept) await navigate(visualizerPaths.photoRoom(done.id), justKept)
    return done
  }
  const refuse = (thrown: unknown): null => {
    // Removed in another tab: the next press keeps it as a new one.
    if (kept && statusOf(thrown) === 404) {
      setKept(null)
      setWord(null)
      forgetSent()
    }
    setKeeping(refusedWith(thrown))
    return null
  }
  const keepAs = async (version?: number): Promise<Kept | null> => {
    if (kept && word === wordOf(now) && version === undefined) return kept
    setKeeping({ kind: 'busy' })
    return oneAtATime(() => send(version).catch(refuse))
  }
  /** Over what was kept in the other tab. */
  const keepMine = async () => {
    const version = kept && (await versionOf(kept.id).catch(refuse))
    if (version !== null) await keepAs(version)
  }
  const room: RoomKeeping = { kept, keeping, keep: () => keepAs(), keepMine, takeTheirs }
  return { ...room, isChanged: word !== wordOf(now) }
}

const takeTheirs = () => location.reload()

const versionOf = async (id: string): Promise<number> =>
  (await call('GET /api/visualization/photo_room/{id}', { params: { id } })).data.version

type Writing = { name: string; state: PhotoRoomState }

const writingOf = ({ look, name }: Named, { photo }: Pictured): Writing => ({
  name,
  state: stateOf(look, photo.lens),
})

const createRoom = async (body: Writing & { showroom: string; photo: string }) =>
  (await call('POST /api/visualization/photo_room', { body })).data

const changeRoom = async (id: string, body: Writing & { version: number }) =>
  (await call('PUT /api/visualization/photo_room/{id}', { params: { id }, body })).data
