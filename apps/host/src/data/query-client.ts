import { QueryClient } from '@tanstack/react-query'

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
