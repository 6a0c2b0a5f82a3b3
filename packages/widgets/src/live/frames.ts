/** One frame of a stream of events; a comment is none. */
export type Frame = { id: string | null; event: string; data: unknown }

const fieldOf = (text: string, name: string): string | null => {
  const line = text.split('\n').find((one) => one.startsWith(`${name}: `))
  return line === undefined ? null : line.slice(name.length + 2)
}

const frameOf = (text: string): Frame | null => {
  const event = fieldOf(text, 'event')
  if (event === null) return null
  return { id: fieldOf(text, 'id'), event, data: JSON.parse(fieldOf(text, 'data') ?? 'null') }
}

/** Takes pieces as the network cuts them, and gives whole frames. */
export const openFrames = () => {
  let kept = ''
  return (piece: string): Frame[] => {
    const parts = (kept + piece).split('\n\n')
    kept = parts.pop() ?? ''
    return parts.flatMap((part) => frameOf(part) ?? [])
  }
}
