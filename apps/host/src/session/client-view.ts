import { create } from 'zustand'
import { readStored, writeStored } from '../shop-context/local-storage.ts'
import { useSession } from './session.ts'
import { hasEarnings } from './chosen-seat.ts'

const yes = 'yes'

/** Whether this device hides what a Pro pays and earns; it is kept until they say otherwise, whoever signs in. */
export const useClientView = create(() => ({ isOn: false }))

const isStored = () => readStored('client_view') === yes

export const restoreClientView = (): void => useClientView.setState({ isOn: isStored() })

/** What is read is read anew by a fresh page: nothing that was hidden stays in it, or in what it remembers. */
export const showClientView = (isOn: boolean): void => {
  writeStored('client_view', isOn ? yes : null)
  loadAnew()
}

const loadAnew = () => {
  document.getElementById('showroom')?.toggleAttribute('hidden', true)
  window.location.reload()
}

const catchUp = () => {
  if (isStored() !== useClientView.getState().isOn) loadAnew()
}

/** Another tab has switched: this one shows the same. Returns the undo. */
export const followClientView = (): (() => void) => {
  const hear = ({ key }: StorageEvent) => {
    if (key !== 'client_view' && key !== null) return
    catchUp()
  }
  // A page that Back brings out of the browser's memory has heard of nothing.
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (persisted) catchUp()
  }
  window.addEventListener('storage', hear)
  window.addEventListener('pageshow', comeBack)
  return () => {
    window.removeEventListener('storage', hear)
    window.removeEventListener('pageshow', comeBack)
  }
}

/** Of whoever has something to hide. */
export const useIsClientView = (): boolean => {
  const isOn = useClientView((view) => view.isOn)
  const isEarning = useSession(({ user }) => hasEarnings(user))
  return isOn && isEarning
}
