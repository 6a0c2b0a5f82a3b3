import type { ReactNode } from 'react'
import './StatusChip.css'

/** At rest, on its way, waiting for somebody, well ended, or ended badly. */
export type StatusTone = 'waiting' | 'moving' | 'asking' | 'done' | 'bad'

/** In what state something is, in a word and a color. */
export const StatusChip = ({ tone, children }: { tone: StatusTone | undefined; children: ReactNode }) => (
  <span className="status-chip" data-tone={tone}>
    {children}
  </span>
)
