import { createStore, type StoreApi } from 'zustand/vanilla'

/** One drawer per shop and page, whoever asks for it: it is drawn by the widget that claimed it first. */
export type CartDrawer = {
  store: StoreApi<{ isOpen: boolean; owner: object | null }>
  open: () => void
  close: () => void
  /** A `<showroom-cart layout="drawer">` goes before a button that would draw one itself. Returns the undo. */
  claim: (owner: object, goesFirst: boolean) => () => void
}

export const createCartDrawer = (): CartDrawer => {
  const store = createStore<{ isOpen: boolean; owner: object | null }>(() => ({ isOpen: false, owner: null }))
  let owners: object[] = []
  const setOwners = (next: object[]) => {
    owners = next
    store.setState({ owner: owners[0] ?? null })
  }
  return {
    store,
    open: () => store.setState({ isOpen: true }),
    close: () => store.setState({ isOpen: false }),
    claim: (owner, goesFirst) => {
      setOwners(goesFirst ? [owner, ...owners] : [...owners, owner])
      return () => setOwners(owners.filter((other) => other !== owner))
    },
  }
}
