/** A file of its own, so that a page with no more than a badge does not load the other icons. */
export const BagIcon = () => (
  <svg width="22" height="22" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path
      d="M5 8h14l1 12H4L5 8Zm4 0V7a3 3 0 0 1 6 0v1"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
)
