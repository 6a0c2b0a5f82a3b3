import { type ReactNode, useId } from 'react'

type Props = {
  title: string
  about?: ReactNode
  children: ReactNode
  /** A table of many columns: it stands under what it is, in the whole width. */
  isWide?: boolean
}

/** One matter of a panel: what it is on the side, what to do beside it; a hairline before the next. */
export const Section = ({ title, about, children, isWide = false }: Props) => {
  const id = useId()
  return (
    <section className={isWide ? 'account-section wide' : 'account-section'} aria-labelledby={id}>
      <div className="account-about">
        <h2 id={id}>{title}</h2>
        {about && <p>{about}</p>}
      </div>
      <div className="account-matter">{children}</div>
    </section>
  )
}
