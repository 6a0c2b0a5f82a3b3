import { startWorker } from '../process/start-worker.ts'
import { inTurn } from './drawn-anew.ts'

/** A file that takes longer is not worth a picture; counted from the thread's word that it begins. */
const longestMs = 10_000

/** The first page of a PDF as a small picture; null where it can not be drawn. No script of it runs. */
export const firstPageSmall = (bytes: Buffer, width: number): Promise<Buffer | null> =>
  inTurn(() => drawnByThread(bytes, width))

const drawnByThread = async (bytes: Buffer, width: number): Promise<Buffer | null> => {
  const worker = startWorker('pdf-page.worker', import.meta.url, { bytes: new Uint8Array(bytes), width })
  let timer: ReturnType<typeof setTimeout> | undefined
  const drawn = await new Promise<Uint8Array | null>((resolve) => {
    worker.once('message', () => {
      timer = setTimeout(() => resolve(null), longestMs)
      worker.once('message', resolve)
    })
    worker.once('error', () => resolve(null))
    worker.once('exit', () => resolve(null))
  })
  clearTimeout(timer)
  await worker.terminate()
  return drawn && Buffer.from(drawn)
}
