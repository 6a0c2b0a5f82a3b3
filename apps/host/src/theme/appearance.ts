import type { Settings } from '@showroom/contract/account/account'
import { create } from 'zustand'
import { readStored, writeStored } from '../shop-context/local-storage.ts'

export type Appearance = { theme: Settings['theme']; isStill: boolean }

/** Without an account the shop is light, as its pictures are taken for. */
const plain: Appearance = { theme: 'light', isStill: false }

/** What was kept in the browser; anybody could have written it. */
const keptIn = (text: string | null): Appearance => {
  const [theme, motion] = (text ?? '').split(' ')
  if (theme !== 'auto' && theme !== 'light' && theme !== 'dark') return plain
  return { theme, isStill: motion === 'still' }
}

/** Kept beside the account's settings, so that a page is drawn right before they have come. */
export const useAppearance = create<Appearance>(() => plain)

export const restoreAppearance = (): void => useAppearance.setState(keptIn(readStored('appearance')))

export const setAppearance = ({ theme, reduce_motion }: Pick<Settings, 'theme' | 'reduce_motion'>): void => {
  writeStored('appearance', `${theme} ${reduce_motion ? 'still' : 'moving'}`)
  useAppearance.setState({ theme, isStill: reduce_motion })
}

export const forgetAppearance = (): void => {
  writeStored('appearance', null)
  useAppearance.setState(plain)
}
