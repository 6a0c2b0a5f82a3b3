import { messages } from '@showroom/contract/shared/errors'
import { layersIn, type PhotoLayer } from '@showroom/drawing/photo/photo-layers'
import { LRUCache } from 'lru-cache'
import { semaphore } from '../../platform/concurrency.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import { refuse, refuseUnknown } from '../../platform/http/domain-error.ts'
import { startWorker } from '../../platform/process/start-worker.ts'
import type { ShowroomContext } from '../../showroom/showroom.ts'
import type { Goods } from '../goods/goods.ts'
import type { PhotoRoomRow } from './photo-room.store.ts'
import { productsOn } from './present-photo-room.ts'

const mostKept = 24
const longestMs = 60_000

export type PhotoPictures = ReturnType<typeof openPhotoPictures>

/** How rooms in photos look, as their owner’s browser draws them: by the same code, in a thread of its own. */
export const openPhotoPictures = ({ files, goods }: { files: FileStore; goods: Goods }) => {
  const kept = new LRUCache<string, Buffer>({ max: mostKept })
  const inTurn = semaphore({
    atOnce: 1,
    mostWaiting: 20,
    onFull: () => refuse(429, 'too_many', messages.tooMany),
  })
  const layersOf = async (
    { state, photo }: PhotoRoomRow,
    showroom: ShowroomContext,
  ): Promise<PhotoLayer[]> => {
    const materials = await goods.materials(showroom, productsOn(state))
    const appearances = new Map(materials.map(({ id, appearance }) => [id, appearance]))
    return layersIn(state.places, {
      photo: { ...photo, lens: state.lens },
      appearanceOf: (id) => appearances.get(id),
    })
  }
  return {
    /** A JPEG. */
    of: async (row: PhotoRoomRow, showroom: ShowroomContext): Promise<Buffer> => {
      const layers = await layersOf(row, showroom)
      const key = JSON.stringify([row.photo.file, layers])
      const known = kept.get(key)
      if (known) return known
      const draw = async () =>
        drawnByThread(await files.read(row.photo.file).catch(() => refuseUnknown()), layers)
      const drawn = await inTurn(async () => kept.get(key) ?? draw())
      kept.set(key, drawn)
      return drawn
    },
  }
}

const drawnByThread = async (photo: Buffer, layers: readonly PhotoLayer[]): Promise<Buffer> => {
  const worker = startWorker('photo.worker', import.meta.url, { photo: new Uint8Array(photo), layers })
  let timer: ReturnType<typeof setTimeout> | undefined
  try {
    return await new Promise<Buffer>((resolve, reject) => {
      timer = setTimeout(() => reject(new Error('The photo took too long to draw.')), longestMs)
      worker.once('message', (bytes: Uint8Array) => resolve(Buffer.from(bytes)))
      worker.once('error', reject)
      worker.once('exit', () => reject(new Error('The drawing thread ended.')))
    })
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}
