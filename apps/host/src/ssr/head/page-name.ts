import { create } from 'zustand'

/** What the page that is shown calls itself, where that is more than its address says. */
export const usePageName = create<{ name: string | null }>(() => ({ name: null }))
