import type { ReactNode } from 'react'

type EmptyStateProps = { title: string; text?: string | undefined; children?: ReactNode; isAlert?: boolean }

/** A quiet picture, one sentence, and the next thing to do. */
export const EmptyState = (props: EmptyStateProps) =>
  // What went wrong is ours to say; where there is only nothing, a page may have better words in its own `slot="empty"`.
  props.isAlert ? (
    <Emptiness {...props} />
  ) : (
    <slot name="empty">
      <Emptiness {...props} />
    </slot>
  )

const Emptiness = ({ title, text, children, isAlert = false }: EmptyStateProps) => (
  <div className="empty" part="empty" role={isAlert ? 'alert' : undefined}>
    <svg width="88" height="64" viewBox="0 0 88 64" aria-hidden="true" focusable="false">
      <g fill="none" stroke="currentColor" strokeWidth="1.5">
        <path d="M4 60h80M14 60V24h26v36M14 36h26M14 48h26M27 24v12M20 36v12m14-12v12M27 48v12" />
        <path className="lit" d="M52 60V12h24v48M52 28l24-16M52 44l24-16M52 60l24-16" />
      </g>
    </svg>
    <p className="title">{title}</p>
    {text && <p>{text}</p>}
    {children}
  </div>
)
