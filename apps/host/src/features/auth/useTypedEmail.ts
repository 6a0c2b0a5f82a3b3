import { useLocation } from 'react-router'

/** What was typed at another door comes along: in the place that the router keeps, which no server and no log sees. */
export const useTypedEmail = (): string => {
  const typed: unknown = useLocation().state
  return typeof typed === 'string' ? typed.trim() : ''
}
