import { aiWish } from '@showroom/contract/design-ai/design-ai'
import { sha256 } from '../../account/session/secret.ts'
import type { PictureStore } from '../../picture/picture.ts'
import { showroomContext } from '../../showroom/showroom.store.ts'
import type { openTestApp } from '../../testing/test-app.ts'
import { openAssembler } from '../assembler/assembler.ts'
import type { EnginePicture } from '../engine.ts'
import { aWish } from './ai-browser.ts'

type Opened = Awaited<ReturnType<typeof openTestApp>>
export type DrawRoom = PictureStore['room']

/** The same bytes for the same room, without the seconds of drawing it. */
export const printed: DrawRoom = (asked) => Promise.resolve(sha256(JSON.stringify(asked)))

/** What our own engine makes of a wish, with another hand that draws. */
export const makeWith = async (
  { db }: Pick<Opened, 'db'>,
  room: DrawRoom,
  { id = 'a-job', ...telling }: { id?: string; [wished: string]: unknown },
): Promise<EnginePicture[]> => {
  const pictures: PictureStore = {
    picture: () => Promise.reject(new Error('No picture of a product is asked for.')),
    prepare: () => Promise.reject(new Error('Nothing is made ahead.')),
    room,
    close: () => Promise.resolve(),
  }
  const showroom = await showroomContext(db, 'HARVEST2')
  if (!showroom) throw new Error('There is no showroom HARVEST2.')
  const wish = aiWish.parse(aWish(telling))
  const job = { id, wish, survey: null, showroom, photo: null, refinement: null }
  const run = {
    signal: new AbortController().signal,
    givenUp: new AbortController().signal,
    onProgress: () => Promise.resolve(),
    begun: null,
    onBegun: () => Promise.resolve(),
  }
  return openAssembler({ db, pictures }).make(job, run)
}
