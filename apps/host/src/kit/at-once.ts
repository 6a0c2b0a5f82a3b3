import type { NavigateOptions } from 'react-router'

/** For changes of the address: in the router's transition a choice would fall back until the page is drawn anew, and a second one forget it. */
export const atOnce: NavigateOptions = { flushSync: true }
