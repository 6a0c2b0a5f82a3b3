import { z } from 'zod'
import type { Whisper } from './stream.ts'

/** What processes tell each other. A lost hint costs seconds, never an event: the table is the truth. */
export type Hint =
  | { on: 'moved'; feedId: number; seq: number }
  | { on: 'whisper'; feedId: number; what: Whisper }
  /** Somebody may see less than before: a session has ended, they were removed from a project. */
  | { on: 'rights'; accountId: number }
  /** What Admins write of the public pages was published: what a process keeps of it in memory is old. */
  | { on: 'content'; name: string }

const hint = z.discriminatedUnion('on', [
  z.object({ on: z.literal('moved'), feedId: z.int(), seq: z.int() }),
  z.object({
    on: z.literal('whisper'),
    feedId: z.int(),
    what: z.object({ kind: z.string(), from: z.string(), data: z.unknown() }),
  }),
  z.object({ on: z.literal('rights'), accountId: z.int() }),
  z.object({ on: z.literal('content'), name: z.string() }),
])

export const readHints = (text: string): Hint[] => z.array(hint).parse(JSON.parse(text))

/** Of several hints that a feed has moved only the furthest counts. */
export const withoutOvertaken = (hints: readonly Hint[]): Hint[] => {
  const furthest = new Map<number, number>()
  for (const told of hints)
    if (told.on === 'moved') furthest.set(told.feedId, Math.max(told.seq, furthest.get(told.feedId) ?? 0))
  const others = hints.filter(({ on }) => on !== 'moved')
  return [...[...furthest].map(([feedId, seq]) => ({ on: 'moved' as const, feedId, seq })), ...others]
}

/** In packs of at most so many bytes each; a hint that is larger by itself is left out. */
export const packed = (hints: readonly Hint[], mostBytes: number): string[] => {
  const packs: string[][] = [[]]
  let size = 2
  for (const told of hints) {
    const text = JSON.stringify(told)
    const bytes = Buffer.byteLength(text) + 1
    if (bytes + 2 > mostBytes) continue
    if (size + bytes > mostBytes) {
      packs.push([])
      size = 2
    }
    packs.at(-1)?.push(text)
    size += bytes
  }
  return packs.filter((pack) => pack.length > 0).map((pack) => `[${pack.join(',')}]`)
}
