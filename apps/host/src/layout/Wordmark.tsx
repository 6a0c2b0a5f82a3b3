import { layoutMessages as messages } from './messages.ts'

export const Wordmark = () => (
  <svg viewBox="0 0 168 32" height="28" role="img" aria-label={messages.showroom} className="wordmark">
    <path d="M2 28V4h20v24h-7v-9H9v9z" fill="currentColor" style={{ color: 'var(--showroom-accent-ink)' }} />
    <text
      x="34"
      y="24.5"
      fontFamily="var(--showroom-heading-font)"
      fontSize="25"
      fontWeight="520"
      fill="currentColor"
    >
      {messages.showroom}
    </text>
  </svg>
)
