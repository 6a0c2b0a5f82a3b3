/** `NIGHT=1` runs everything, the gate all but what is tagged `@night` and the suites of `night-suites.ts`: docs/tests.md. */
export const isNight = process.env.NIGHT === '1'

/** Long, or a further variant of what the gate proves. */
const night = { tag: '@night' }

/** For variants of one test: those that the gate tries, all others wait for the night. */
export const atGate = (isAtGate: boolean) => (isAtGate ? {} : night)
