/** `NIGHT=1` runs what is tagged `@night` and nothing else, the gate all else: see docs/tests.md. */
export const isNight = process.env.NIGHT === '1'

/** Long, or a further variant of what the gate proves. */
const night = { tag: '@night' }

/** For variants of one test: those that the gate tries, all others wait for the night. */
export const atGate = (isAtGate: boolean) => (isAtGate ? {} : night)
