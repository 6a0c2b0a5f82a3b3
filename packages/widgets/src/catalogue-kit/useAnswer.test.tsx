import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { InitialAnswers } from '../shop/initial-answers.ts'
import { drawIn, shopWith } from '../testing/draw-widget.tsx'
import { useAnswer } from './useAnswer.ts'

const Question = ({ ask }: { ask: (key: string) => Promise<string> }) => {
  const [key, setKey] = useState('tile')
  const { value, isCurrent, failure } = useAnswer({ key, ask: () => ask(key) })
  return (
    <>
      <p role="status">{`${value ?? 'nothing'}${isCurrent ? '' : ', still'}${failure ? `: ${failure}` : ''}`}</p>
      {['tile', 'wood'].map((other) => (
        <button key={other} type="button" onClick={() => setKey(other)}>
          {other}
        </button>
      ))}
    </>
  )
}

/** Drawn with what the server was asked for: tile, and nothing else. */
const drawn = async (initialAnswers: InitialAnswers) => {
  const asked: string[] = []
  const ask = (key: string) => {
    asked.push(key)
    return Promise.resolve(`${key} from the server`)
  }
  const { shop } = shopWith({})
  await drawIn({ ...shop, initialAnswers }, [], <Question ask={ask} />)
  return asked
}

const shown = () => page.getByRole('status')
const now = () => ({ at: Date.now(), answers: { tile: 'tile, drawn' } })

test('what came drawn is shown without a question', async () => {
  const asked = await drawn(now())

  await expect.element(shown()).toHaveTextContent('tile, drawn')
  expect(asked).toEqual([])
})

test('what came drawn is asked anew when its question becomes another', async () => {
  const asked = await drawn(now())
  await page.getByRole('button', { name: 'wood' }).click()

  await expect.element(shown()).toHaveTextContent('wood from the server')
  expect(asked).toEqual(['wood'])
})

test('what came drawn long ago is shown, and asked again', async () => {
  const asked = await drawn({ ...now(), at: Date.now() - 601_000 })

  await expect.element(shown()).toHaveTextContent('tile from the server')
  expect(asked).toEqual(['tile'])
})
