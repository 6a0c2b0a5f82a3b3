/** A thread for one PDF: whatever the file makes of its memory goes with it. */
import { PDFiumLibrary } from '@hyzyla/pdfium'
import { parentPort, workerData } from 'node:worker_threads'
import sharp from 'sharp'
import { z } from 'zod'

const asked = z.object({ bytes: z.instanceof(Uint8Array), width: z.int() })

/** What the thread itself needs to begin is not the file's fault. */
const begun = 'begun'

/** Points are 1/72 inch: a business card need not become a poster. */
const largestScale = 3

const firstPage = async ({ bytes, width }: z.infer<typeof asked>): Promise<Uint8Array> => {
  const page = (await library.loadDocument(bytes)).getPage(0)
  const { originalWidth, originalHeight } = page.getOriginalSize()
  const scale = Math.min(largestScale, width / Math.max(originalWidth, originalHeight, 1))
  const { data, ...size } = await page.render({ scale, render: 'bitmap' })
  const raw = { width: size.width, height: size.height, channels: 4 as const }
  return sharp(data, { raw }).flatten({ background: '#fff' }).webp({ quality: 78 }).toBuffer()
}

const library = await PDFiumLibrary.init()
parentPort?.postMessage(begun)
const picture = await firstPage(asked.parse(workerData)).catch(() => null)
parentPort?.postMessage(picture)
