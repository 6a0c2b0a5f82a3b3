export type Frame = { event: string; id: string | null; data: unknown }

const frameOf = (text: string): Frame | null => {
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(text)?.[1] ?? null
  const event = field('event')
  return event === null ? null : { event, id: field('id'), data: JSON.parse(field('data') ?? 'null') }
}

/** Whole frames of a stream, as they come, until it ends. */
export const readFrames = async (body: ReadableStream<Uint8Array>, take: (frame: Frame) => void) => {
  let kept = ''
  for await (const piece of body.pipeThrough(new TextDecoderStream())) {
    const parts = (kept + piece).split('\n\n')
    kept = parts.pop() ?? ''
    for (const part of parts) {
      const frame = frameOf(part)
      if (frame) take(frame)
    }
  }
}
