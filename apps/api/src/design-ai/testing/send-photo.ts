import type { AiPhoto } from '@showroom/contract/design-ai/ai-photo'
import type { AiCredits } from '@showroom/contract/design-ai/design-ai'
import sharp from 'sharp'
import type { openTestApp } from '../../testing/test-app.ts'

type Opened = Awaited<ReturnType<typeof openTestApp>>
type Reply = {
  data: { photo: AiPhoto; credits: AiCredits }
  message?: string
  errors?: Record<string, string[]>
}

/** A photo as a browser sends one. */
export const sendPhoto = async (
  { app }: Pick<Opened, 'app'>,
  token: string | null,
  sent: Buffer | { bytes: Buffer; fileName: string },
): Promise<Reply & { status: number }> => {
  const { bytes, fileName } = Buffer.isBuffer(sent) ? { bytes: sent, fileName: 'room.jpg' } : sent
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(bytes)]), fileName)
  const packed = new Response(form)
  const answer = await app.inject({
    method: 'POST',
    url: '/api/AI/photo',
    headers: {
      'content-type': packed.headers.get('content-type') ?? '',
      ...(token === null ? {} : { 'showroom-ai': token }),
    },
    payload: Buffer.from(await packed.arrayBuffer()),
  })
  return { ...answer.json<Reply>(), status: answer.statusCode }
}

type Telling = { width?: number; height?: number; color?: { r: number; g: number; b: number } }

/** A room of one color, with the place where it was taken written into it. */
export const aPhoto = ({ width = 1_200, height = 800, color = { r: 150, g: 90, b: 60 } }: Telling = {}) =>
  sharp({ create: { width, height, channels: 3, background: color } })
    .withExif({ IFD0: { ImageDescription: 'taken at home' } })
    .jpeg()
    .toBuffer()
