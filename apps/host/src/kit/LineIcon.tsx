/** Drawn in the text's color; what it means is said by the control it stands in. */
export const LineIcon = ({ path, size = 24 }: { path: string; size?: number }) => (
  <svg
    viewBox="0 0 24 24"
    width={size}
    height={size}
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    aria-hidden="true"
  >
    <path d={path} />
  </svg>
)
