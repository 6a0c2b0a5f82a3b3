const paths = {
  arrow: 'M5 12h14m-6-6 6 6-6 6',
  chat: 'M4 5h16v11H9l-5 4V5Z',
  check: 'm5 12 5 5 9-10',
  chevron: 'm9 6 6 6-6 6',
  close: 'm6 6 12 12M18 6 6 18',
  minus: 'M6 12h12',
  plus: 'M6 12h12M12 6v12',
  search: 'm20 20-4.5-4.5M17 11a6 6 0 1 1-12 0 6 6 0 0 1 12 0Z',
  warning: 'M12 9v5m0 3v.1M12 4 2.5 20h19L12 4Z',
}

export type IconName = keyof typeof paths

/** Drawn in the text's colour; what it means is said by the control it stands in. */
export const Icon = ({ name, size = 20 }: { name: IconName; size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path
      d={paths[name]}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
)
