/** The same seed, the same kills: mulberry32. */
export const seeded = (seed: number) => {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    between: (least: number, most: number) => least + Math.floor(next() * (most - least + 1)),
    of: <One>(all: readonly [One, ...One[]]): One => all[Math.floor(next() * all.length)] ?? all[0],
  }
}
export type Seeded = ReturnType<typeof seeded>
