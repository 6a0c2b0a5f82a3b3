import type { Queries } from '../platform/db/db.ts'
import { hurry } from '../platform/jobs/emit.ts'
import type { JobHandler } from '../platform/jobs/job.ts'
import { shareAccountRows } from '../account/account.store.ts'
import { accessibleProject } from '../project/project-access.store.ts'
import { tellBadges } from './badge.ts'
import type { News } from './notification.ts'
import { accountsWaitingFor, type Settled, settlePending } from './notification.store.ts'
import { mailJob, notify, pushJob, smsJob } from './notify.ts'

/** What an event means for people: what they should know of, and what does not wait for them any more. */
export type Told = { news?: readonly News[]; settled?: readonly Settled[] }

export type Listener = (db: Queries, payload: unknown, cause: string) => Promise<Told>

/** In one transaction with «done», so that no event is told by half, and read in it: what it finds is what it tells. */
export const telling =
  (listener: Listener): JobHandler =>
  (payload, { cause, now, finish }) =>
    finish(async (tx) => {
      const { news: meant = [], settled = [] } = await listener(tx, payload, cause)
      const news = await ofThoseInside(tx, meant, now)
      // Accounts first: whoever leaves locks theirs before their notifications.
      await shareAccountRows(tx, [
        ...news.map(({ accountId }) => accountId),
        ...(await accountsOf(tx, settled)),
      ])
      // What the same step asks for anew waits on.
      const settling = await inTurn(settled, (each) => settlePending(tx, each))
      const told = await inTurn(news, (each) => notify(tx, each, now))
      await tellBadges(tx, [...settling.flat(), ...told.flatMap((each) => each ?? [])], now)
      // Last of all: everybody's mails wait in this one row.
      if (told.some((each) => each?.isMailDue)) await hurry(tx, mailJob, now)
      if (told.some((each) => each?.isPushDue)) await hurry(tx, pushJob, now)
      if (told.some((each) => each?.isSmsDue)) await hurry(tx, smsJob, now)
    })

const inTurn = async <Each, Result>(
  all: readonly Each[],
  work: (each: Each) => Promise<Result>,
): Promise<Result[]> => {
  const results: Result[] = []
  for (const each of all) results.push(await work(each))
  return results
}

const accountsOf = async (tx: Queries, settled: readonly Settled[]): Promise<number[]> =>
  (await inTurn(settled, (each) => accountsWaitingFor(tx, each))).flat()

/** Who is out of a project meanwhile learns nothing more of it; who is invited is not in it yet. */
const ofThoseInside = async (tx: Queries, news: readonly News[], now: Date): Promise<readonly News[]> => {
  const inside = await inTurn(news, async ({ accountId, kind, facts: { project_id: id } }) => {
    if (id === undefined || kind === 'project_invited') return true
    return (await accessibleProject(tx, { named: 'project', id, accountId, now })) !== null
  })
  return news.filter((_each, nth) => inside[nth])
}
