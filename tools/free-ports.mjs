// Ports for tests' own processes, from below the range that the system hands out: no connection takes one in between.
import { createServer } from 'node:net'

// No browser, and no `fetch`, asks port 10,080.
const lowest = 10_100
const highest = 32_000

/** Each process begins far from the next: workers are started one after the other, and meet nobody's ports. */
let next = lowest + ((process.pid * 7_919) % (highest - lowest - 100))

const isFree = (port) =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, () => probe.close(() => resolve(true)))
  })

/** The first of so many free ports in a row. */
export const freePorts = async (count = 1) => {
  for (;;) {
    const first = next
    next = first + count + 100 > highest ? lowest : first + count
    const row = await Promise.all(Array.from({ length: count }, (_, index) => isFree(first + index)))
    if (row.every(Boolean)) return first
  }
}
