import { setTimeout as sleep } from 'node:timers/promises'
import type { LiveGoodbye } from '@showroom/contract/live/live'
import { areStillAdmitted, type Standing } from './live.store.ts'
import type { Db } from '../platform/db/db.ts'
import type { Origins } from '../platform/http/origins.ts'

export type Held = { standing: Standing; end: (why: LiveGoodbye) => void }

type Deps = {
  db: Db
  now: () => Date
  admits: Origins['admits']
  report: (error: unknown) => void
}

/** Hints of lost rights are rare and may be lost themselves: every stream is asked about within so many seconds. */
const roundMs = 30_000
/** After this they come back anew: it spreads them over processes, and bounds what a page may hoard. */
const longestMs = 600_000
/** A deployment ends thousands spread over so long, so that they do not all come back at once. */
const spreadMs = 3_000
const mostBetweenMs = 10

const endSpread = (all: readonly Held[]) => {
  const each = Math.min(mostBetweenMs, spreadMs / all.length)
  const ended = all.map(async ({ end }, index) => {
    await sleep(each * index)
    end('deploy')
  })
  return Promise.all(ended)
}

/** The open streams of this process, and why they end. */
export const openHeldStreams = ({ db, now, admits, report }: Deps) => {
  /** With the moment at which each is asked about next. */
  const held = new Map<Held, number>()

  const endWithoutRights = async (asked: readonly Held[]) => {
    if (asked.length === 0) return
    const standings = asked.map(({ standing }) => standing)
    const admitted = await areStillAdmitted(db, standings, now())
    const isOnList = await Promise.all(
      standings.map(async ({ page }) => page === null || admits(page.origin, page.showroom)),
    )
    for (const [index, one] of asked.entries()) if (!admitted[index] || !isOnList[index]) one.end('rights')
  }
  /** Those whose turn it is, each second: thousands at once would hold up what happens meanwhile. */
  const askAboutDue = () => {
    const at = now().getTime()
    const due = [...held].flatMap(([one, askAt]) => (askAt <= at ? one : []))
    for (const one of due) held.set(one, at + roundMs)
    void endWithoutRights(due).catch(report)
  }
  const asking = setInterval(askAboutDue, 1_000).unref()

  return {
    /** Answers what lets go of it. */
    hold: (one: Held): (() => void) => {
      held.set(one, now().getTime() + Math.random() * roundMs)
      const lifetime = longestMs * (0.9 + Math.random() * 0.2)
      const timer = setTimeout(() => one.end('expired'), lifetime).unref()
      return () => {
        clearTimeout(timer)
        held.delete(one)
      }
    },
    /** Somebody may see less than before. */
    askAbout: (accountId: number) =>
      void endWithoutRights(
        [...held.keys()].filter(({ standing }) => standing.accountId === accountId),
      ).catch(report),
    endAll: async () => {
      clearInterval(asking)
      await endSpread([...held.keys()])
    },
  }
}
export type HeldStreams = ReturnType<typeof openHeldStreams>
