import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findPostgres } from '../../tools/postgres.mjs'
import { type Deed, deeds, points } from './months/door.ts'
import { tally } from './months/months.store.ts'
import { type Killing, openSeason } from './months/season.ts'

// The server is killed in the months after an order: at each named point of each deed at the provider, and by the
// clock; every tenth time the database with it. `npm run faults` kills 200 times, and the gate as its list says. A seed
// that found something is found again by KILL_SEED.
const isLong = process.env.NIGHT === '1' || process.env.KILLS !== undefined
const seed = Number(process.env.KILL_SEED ?? 20_261_124)
const betweenAudits = 20
const roundMs = 60_000

const atGate: Killing[] = [
  { at: { deed: 'hold', point: 'late' }, database: false },
  { at: { deed: 'refund', point: 'done' }, database: false },
  { at: { deed: 'transfer', point: 'answered' }, database: true },
]
const kills = isLong ? Number(process.env.KILLS ?? 28) : atGate.length

/** Every eighth is a moment of the clock; the others go through all deeds, and for each through all points. */
const killingOf = (round: number): Killing => {
  const atPoint = {
    deed: deeds[round % deeds.length] ?? deeds[0],
    point: points[Math.floor(round / deeds.length) % points.length] ?? points[0],
  }
  return { at: round % 8 === 7 ? 'random' : atPoint, database: round % 10 === 9 }
}
const killings = isLong ? Array.from({ length: kills }, (_, round) => killingOf(round)) : atGate

const nothingOpen = { operations: 0, events: 0, orders: 0, messages: 0, payouts: 0, catchUp: 0 }

/** On its way while the process dies: with its key asked for once more, without it done once more. */
const doubled: readonly Deed[] = ['hold', 'refund', 'transfer']

type Counted = { hit: number; database: number; random: number; missed: string[] }

describe.runIf(findPostgres() !== null)('the months after an order, whatever is killed', () => {
  let season: Awaited<ReturnType<typeof openSeason>>
  beforeAll(async () => {
    season = await openSeason({ seed })
  }, 300_000)
  afterAll(() => season.close())

  const audited = async (counted: Counted) => {
    expect(await season.settle()).toEqual(nothingOpen)
    const { code, said } = await season.audit()
    const { ours, theirs } = await season.books()
    const done = await season.withDb(tally)
    console.log(
      `${JSON.stringify(counted)}\n${JSON.stringify(done)}\n${JSON.stringify(theirs)}\n` +
        `left out: ${JSON.stringify([...season.skipped])}\nrefused: ${JSON.stringify([...season.refusals])}\n${said}`,
    )
    expect(`${code}\n${said}`).toMatch(/^0\n./)
    expect(ours).toEqual(theirs)
    return done
  }

  test('every cent is where it belongs, here and at the provider', {
    timeout: roundMs * (kills + 5),
  }, async () => {
    const counted: Counted = { hit: 0, database: 0, random: 0, missed: [] }
    for (const [round, killing] of killings.entries()) {
      const { at, database, hit } = await season.killOnce(killing)
      if (database) counted.database += 1
      if (at === 'random') counted.random += 1
      else if (hit) counted.hit += 1
      else counted.missed.push(`${at.deed} ${at.point}`)
      if ((round + 1) % betweenAudits === 0 && round + 1 < kills) await audited(counted)
    }
    const done = await audited(counted)
    expect(counted.hit).toBeGreaterThan(0)
    expect(done.captures).toBeGreaterThan(0)
    if (kills < betweenAudits) return
    expect(Object.entries(done).filter(([, count]) => count === 0)).toEqual([])
  })

  // Last, because it leaves what it found.
  test('the same kills at a provider that ignores the keys are found by the audit, and in the books', {
    timeout: roundMs * 12,
  }, async () => {
    season.ignoreKeys()
    for (const deed of isLong ? doubled : doubled.slice(0, 1))
      await season.killOnce({ at: { deed, point: 'late' }, database: false })
    await season.settle()
    const { code, said } = await season.audit()
    const { ours, theirs } = await season.books()
    console.log(`The control run:\n${JSON.stringify({ ours, theirs })}\n${said}`)
    expect(code).toBe(1)
    expect(said).toContain('is an orphan')
    expect(theirs).not.toEqual(ours)
  })
})
