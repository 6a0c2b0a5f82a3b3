import type { ReactNode } from 'react'

type StatusChipProps = { tone: 'waiting' | 'moving' | 'asking' | 'done' | 'bad'; children: ReactNode }

/** Where something stands, in words; the colour only helps to find it. */
export const StatusChip = ({ tone, children }: StatusChipProps) => (
  <span className="status" part="status" data-tone={tone}>
    {children}
  </span>
)
