import { expect, onTestFinished, test, vi } from 'vitest'
import { forgetVisit } from './forget-visit.ts'

const storageWith = (kept: Record<string, string>) => {
  const storage = Object.create({
    getItem: (key: string) => storage[key] ?? null,
    setItem: (key: string, value: string) => Object.assign(storage, { [key]: value }),
    removeItem: (key: string) => Reflect.deleteProperty(storage, key),
  }) as Record<string, string>
  return Object.assign(storage, kept)
}

test('who signs out leaves nothing behind that they have written', () => {
  const local = storageWith({ 'showroom:shop.test:0:cart_id': 'c', theme: 'dark' })
  const session = storageWith({
    'showroom:shop.test:0:chat:ana:p1': '[]',
    'showroom:shop.test:0:draft:ana:p1': 'Dear',
    'showroom:shop.test:0:measured:p1': '{}',
    'showroom:shop.test:0:session': 'kept elsewhere',
  })
  vi.stubGlobal('localStorage', local)
  vi.stubGlobal('sessionStorage', session)
  onTestFinished(() => void vi.unstubAllGlobals())
  forgetVisit()
  expect(Object.keys(local)).toEqual(['theme'])
  expect(Object.keys(session)).toEqual(['showroom:shop.test:0:session'])
})
