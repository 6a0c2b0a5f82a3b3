import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { InitialAnswers } from '../shop/initial-answers.ts'
import { ShopError } from '../shop/shop-error.ts'
import { drawIn, shopWith } from '../testing/draw-widget.tsx'
import { askFirst, type Memory, useAnswer } from './useAnswer.ts'

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

const remembered: Memory<string> = new WeakMap()

/** Notes what it shows each time that it is drawn. */
const Early = ({ ask, owner, shown }: { ask: () => Promise<string>; owner: object; shown: string[] }) => {
  const { value, failure, wasKnown } = useAnswer({ key: 'tile', ask, memory: { of: remembered, owner } })
  shown.push(`${value ?? failure ?? 'nothing'}${wasKnown ? ', as before' : ''}`)
  return <p role="status">{value ?? failure}</p>
}

/** Asked before it is drawn; `come` says with what. */
const asksFirst = (ask: () => Promise<string>) => {
  const { shop } = shopWith({})
  const shown: string[] = []
  return {
    shown,
    first: askFirst({ key: 'tile', ask, memory: { of: remembered, owner: shop } }),
    draw: () => drawIn(shop, [], <Early ask={ask} owner={shop} shown={shown} />),
  }
}

test('what was asked for first and has come is in the first drawing, as something new', async () => {
  let asked = 0
  const { first, draw, shown } = asksFirst(() => Promise.resolve(`tile ${(asked += 1)}`))
  await first
  await draw()
  await expect.element(page.getByRole('status')).toHaveTextContent('tile 1')
  expect(new Set(shown)).toEqual(new Set(['tile 1']))
  expect(asked).toBe(1)
})

test('what was asked for first and has not come is waited for, and asked once', async () => {
  let come: (tile: string) => void = () => undefined
  const coming = new Promise<string>((resolve) => {
    come = resolve
  })
  let asked = 0
  const { draw, shown } = asksFirst(() => {
    asked += 1
    return coming
  })
  await draw()
  expect(shown).toContain('nothing')
  come('tile')
  await expect.element(page.getByRole('status')).toHaveTextContent('tile')
  expect(asked).toBe(1)
})

test('what was asked for first and failed is told, and asked again by whoever wants', async () => {
  const { first, draw } = asksFirst(() => Promise.reject(new Error('The network is gone.')))
  await expect(first).rejects.toThrow('The network is gone.')
  await draw()
  await expect.element(page.getByRole('status')).toHaveTextContent('Internal Server error')
})

const noConnection = () =>
  Promise.reject(new ShopError({ status: 0, code: 'offline', message: 'No connection.' }))

/** Gives these answers one after the other, and what it was asked for. */
const answering = async (...answers: (() => Promise<string>)[]) => {
  const asked: string[] = []
  const { shop } = shopWith({})
  const ask = (key: string) => {
    asked.push(key)
    return answers[asked.length - 1]?.() ?? Promise.resolve(`${key} from the server`)
  }
  await drawIn(shop, [], <Question ask={ask} />)
  return asked
}
const networkComesBack = () => window.dispatchEvent(new Event('online'))

test('what was lost is asked again as soon as there is a network, and its failure stands until then', async () => {
  let come: (tile: string) => void = () => undefined
  const coming = new Promise<string>((resolve) => {
    come = resolve
  })
  const asked = await answering(noConnection, () => coming)
  await expect.element(shown()).toHaveTextContent('nothing, still: No connection.')
  networkComesBack()
  await vi.waitFor(() => expect(asked).toEqual(['tile', 'tile']))
  await expect.element(shown()).toHaveTextContent('nothing, still: No connection.')
  come('tile at last')
  await expect.element(shown()).toHaveTextContent('tile at last')
})

test('without a word of the network what was lost is asked again after a while', async () => {
  const asked = await answering(noConnection)
  await expect.element(shown(), { timeout: 10_000 }).toHaveTextContent('tile from the server')
  expect(asked).toEqual(['tile', 'tile'])
})

test('what was refused is not asked again, network or not', async () => {
  const asked = await answering(() =>
    Promise.reject(new ShopError({ status: 422, code: 'invalid', message: 'No such tile.' })),
  )
  await expect.element(shown()).toHaveTextContent('No such tile.')
  networkComesBack()
  await page.getByRole('button', { name: 'wood' }).click()
  await expect.element(shown()).toHaveTextContent('wood from the server')
  expect(asked).toEqual(['tile', 'wood'])
})

test('what was answered is not asked again when the network comes back', async () => {
  const asked = await answering(noConnection)
  await expect.element(shown()).toHaveTextContent('No connection.')
  networkComesBack()
  await expect.element(shown()).toHaveTextContent('tile from the server')
  networkComesBack()
  await page.getByRole('button', { name: 'wood' }).click()
  await expect.element(shown()).toHaveTextContent('wood from the server')
  expect(asked).toEqual(['tile', 'tile', 'wood'])
})
