import type { WriteStream } from 'node:tty'
import { expect, test } from 'vitest'
import { progressBarPerStep } from './progress-bar.ts'

const written = (isTTY: boolean) => {
  const texts: string[] = []
  const out = { isTTY, write: (text: string) => texts.push(text) } as unknown as WriteStream
  return { show: progressBarPerStep(out), text: () => texts.join('') }
}

test('a step is counted by its own parts, and one without parts is done without a count', () => {
  const { show, text } = written(false)
  show({ step: 'Loading materials', done: 50, total: 100 })
  show({ step: 'Loading materials', done: 100, total: 100 })
  show({ step: 'Opening showrooms', isDone: false })
  show({ step: 'Opening showrooms', isDone: true })
  expect(text()).toMatch(
    /^Loading materials  █+░+ 50%  50 of 100  \d+\.\d s\nLoading materials  █+ 100%  100 of 100  \d+\.\d s\nOpening showrooms  done  \d+\.\d s\n$/,
  )
})

test('whoever watches sees what a step without parts is about before it is done', () => {
  const { show, text } = written(true)
  show({ step: 'Indexing words', isDone: false })
  expect(text()).toBe('Indexing words     …')
  show({ step: 'Indexing words', isDone: true })
  expect(text()).toMatch(/\rIndexing words {5}done {2}\d+\.\d s\n$/)
})
