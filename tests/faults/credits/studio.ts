import { setTimeout as wait } from 'node:timers/promises'
import { anAiPerson } from '../../../apps/api/src/design-ai/testing/an-ai-person.store.ts'
import { openStyleRoom } from '../../../apps/api/src/design-ai/testing/style-room.store.ts'
import { seeded } from '../market/random.ts'
import { openDoor, type Point } from '../months/door.ts'
import { openGround, serving } from '../months/ground.ts'
import { type Heard, spendUntilKilled, type Studio } from './ai-people.ts'
import { endLeases, unfinished } from './credits.store.ts'

const people = 3
const springsWithinMs = 20_000

/** What kills: a charge or a refund of credits at a named point, or the clock. `database`: its server with it. */
export type Killing = { at: { deed: 'hold' | 'refund'; point: Point } | 'random'; database: boolean }

/** AI Design with its credits, and people who spend them until somebody kills it. */
export const openStudio = async ({ seed }: { seed: number }) => {
  const ground = await openGround()
  const door = await openDoor(ground.sandbox.origin)
  const { start, withDb, ...looking } = serving(ground, door, { endLeases, unfinished })
  const random = seeded(seed)
  const round = { isKilled: false }
  const studio: Studio = {
    origin: `http://localhost:${ground.port}`,
    sandbox: ground.sandbox,
    random,
    isKilled: () => round.isKilled,
  }
  const first = await start()
  await withDb(openStyleRoom)
  await first.stop()

  const newPeople = () =>
    withDb(async (db) => {
      const tokens: string[] = []
      while (tokens.length < people) tokens.push((await anAiPerson(db, { now: new Date() })).token)
      return tokens
    })

  return {
    ...looking,
    withDb,
    /** Whether it fell where it was to, and what people had heard until then. */
    killOnce: async ({ at, database }: Killing): Promise<{ hit: boolean; heard: Heard[] }> => {
      await withDb(endLeases)
      const tokens = await newPeople()
      const server = await start()
      round.isKilled = false
      const kill = () => {
        round.isKilled = true
        server.process.kill('SIGKILL')
        if (database) ground.postgres.kill()
      }
      const trapped = at === 'random' ? null : door.set(at.deed, at.point, kill)
      let began = () => {}
      const firstHeard = new Promise<void>((resolve) => {
        began = resolve
      })
      const spending = Promise.all(tokens.map((token) => spendUntilKilled(studio, token, () => began())))
      const byTheClock = firstHeard.then(() => wait(random.between(50, 1_500))).then(() => at === 'random')
      const sprung = trapped ? trapped.then(() => true) : byTheClock
      const hit = await Promise.race([sprung, wait(springsWithinMs).then(() => false)])
      door.lift()
      if (!round.isKilled) kill()
      await server.kill()
      const heard = (await spending).flat()
      if (database) await ground.postgres.restart()
      return { hit, heard }
    },
    close: async () => {
      await door.close()
      await ground.close()
    },
  }
}
