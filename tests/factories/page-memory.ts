import type { CDPSession, Page } from '@playwright/test'

export type Held = { nodes: number; listeners: number; heapBytes: number }

/** What a page holds once everything that nobody can reach is gone. */
export const memoryOf = async (page: Page): Promise<{ held: () => Promise<Held> }> => {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.enable')
  return { held: () => readHeld(session) }
}

const readHeld = async (session: CDPSession): Promise<Held> => {
  // What one collection lets go of may be all that held on to something else.
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage')
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return { nodes, listeners: jsEventListeners, heapBytes: usedSize }
}
