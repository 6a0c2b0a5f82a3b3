import { BackToProView } from './ClientViewBand.tsx'
import { clientViewMessages as messages } from './messages.ts'

/** In place of a panel about money. */
export const ClosedInClientView = () => (
  <section className="client-view-closed">
    <h2>{messages.closedTitle}</h2>
    <p>{messages.closed}</p>
    <BackToProView className="button" />
  </section>
)
