/** Long, or a further variant of what the gate proves: `LANE=night` runs it, the gate does not. See docs/tests.md. */
const night = { tag: '@night' }

/** For variants of one test: those that the gate tries, all others wait for the night. */
export const atGate = (isAtGate: boolean) => (isAtGate ? {} : night)

export const isNight = process.env.LANE === 'night'
