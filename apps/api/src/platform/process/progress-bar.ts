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
    const seconds = ((Date.now() - startedAt) / 1_000).toFixed(1)
    const bar = filled.repeat(cells) + empty.repeat(width - cells)
    const counts = `${done.toLocaleString('en-US')} of ${total.toLocaleString('en-US')}`
    const line = `${label} ${bar} ${Math.round(share * 100)}%  ${counts}  ${seconds} s`
    out.write(out.isTTY ? `\r${line}${share === 1 ? '\n' : ''}` : `${line}\n`)
  }
}

export type StepProgress = { done: number; total: number; step: string }

/** A bar of its own for each step of a longer task. */
export const progressBarPerStep = (out: WriteStream = process.stdout) => {
  let current = ''
  let bar = progressBar('', out)
  return ({ done, total, step }: StepProgress) => {
    if (step !== current) bar = progressBar(step.padEnd(18), out)
    current = step
    bar(done, total)
  }
}
