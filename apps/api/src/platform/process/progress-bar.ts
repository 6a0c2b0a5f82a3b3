import type { WriteStream } from 'node:tty'

const width = 30
const filled = '█'
const empty = '░'

/**
 * A line that fills up while `done` nears `total`. Where nobody watches (a log, a pipe) it is written at every tenth,
 * so that the log stays short.
 */
export const progressBar = (label: string, out: WriteStream = process.stdout) => {
  const startedAt = Date.now()
  let shownTenth = -1

  return (done: number, total: number) => {
    const share = total === 0 ? 1 : Math.min(1, done / total)
    const tenth = Math.floor(share * 10)
    if (!out.isTTY && tenth === shownTenth) return
    shownTenth = tenth
    const cells = Math.round(share * width)
    const bar = filled.repeat(cells) + empty.repeat(width - cells)
    const counts = `${done.toLocaleString('en-US')} of ${total.toLocaleString('en-US')}`
    const line = `${label} ${bar} ${Math.round(share * 100)}%  ${counts}  ${secondsSince(startedAt)} s`
    out.write(out.isTTY ? `\r${line}${share === 1 ? '\n' : ''}` : `${line}\n`)
  }
}

/** A step whose parts nobody counts has no total: it is begun, and then it is done. */
export type StepProgress = { step: string } & ({ done: number; total: number } | { isDone: boolean })

/** A bar of its own for each step of a longer task. */
export const progressBarPerStep = (out: WriteStream = process.stdout) => {
  let current = ''
  let bar = progressBar('', out)
  let startedAt = Date.now()
  return (progress: StepProgress) => {
    const label = progress.step.padEnd(18)
    if (progress.step !== current) {
      bar = progressBar(label, out)
      startedAt = Date.now()
    }
    current = progress.step
    if ('total' in progress) bar(progress.done, progress.total)
    else if (progress.isDone)
      out.write(`${out.isTTY ? '\r' : ''}${label} done  ${secondsSince(startedAt)} s\n`)
    else if (out.isTTY) out.write(`${label} …`)
  }
}

const secondsSince = (at: number): string => ((Date.now() - at) / 1_000).toFixed(1)
