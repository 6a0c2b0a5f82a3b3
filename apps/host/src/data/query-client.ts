import { notifyManager, QueryClient } from '@tanstack/react-query'

// What is put in by a press is drawn before the browser paints: by a timer, a box that was ticked showed as not ticked
// for a moment.
notifyManager.setScheduler(queueMicrotask)

/**
 * What this visit has asked the server for. An answer is kept only while something shows it: a form begins with what
 * the server says now. The client itself asks a lost read again, so nothing is tried again here.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      gcTime: 0,
      networkMode: 'always',
      refetchOnReconnect: false,
      refetchOnWindowFocus: false,
      retry: false,
    },
  },
})
