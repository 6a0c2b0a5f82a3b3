import { readFileSync } from 'node:fs'
import { prepareTestData } from '../../testing/test-db.ts'
import { startProcess } from '../../testing/test-process.ts'

export type Data = Awaited<ReturnType<typeof prepareTestData>>

/** Nothing is drawn and paid beside it; each page comes from a network of its own. */
const quiet = {
  DRAW_AHEAD: 'off',
  TRUST_PROXY: 'loopback',
  STRIPE_SECRET_KEY: 'sk_test_x',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
}

/** The most memory that a process has had so far, in megabytes; null where the system does not say. */
const peakOf = (pid: number | undefined): number | null => {
  try {
    const kilobytes = /^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return kilobytes ? Math.round(Number(kilobytes) / 1024) : null
  } catch {
    return null
  }
}

/** So many processes of one database, one after the other: the first prepares it. */
export const startNodes = async (
  { variables }: { variables: Data['variables'] | Readonly<Record<string, string>> },
  count: number,
  more: Record<string, string> = {},
) => {
  const nodes: Awaited<ReturnType<typeof startProcess>>[] = []
  for (let nth = 0; nth < count; nth += 1) {
    const node = await startProcess({ ...variables, ...quiet, ...more })
    await node.ready
    nodes.push(node)
  }
  const alive = new Map(nodes.map((node) => [node, `http://localhost:${node.port}`]))
  return {
    addresses: () => [...alive.values()],
    peaks: () => nodes.map(({ pid }) => peakOf(pid)),
    stopAll: async () => {
      for (const node of nodes) node.stop('SIGTERM')
      await Promise.all(nodes.map(({ ended }) => ended))
    },
    killFirst: async () => {
      const [first] = alive.keys()
      if (!first) return
      alive.delete(first)
      first.stop('SIGKILL')
      await first.ended
    },
  }
}
