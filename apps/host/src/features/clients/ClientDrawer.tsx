import type { ClientSheet } from '@showroom/contract/client/client'
import { dollars } from '@showroom/contract/shared/money-text'
import { useRead } from '../../data/useRead.ts'
import { languageWords } from '../../language.messages.ts'
import { Fact, FactList } from '../../kit/FactList.tsx'
import { Dialog } from '../../kit/form/Dialog.tsx'
import { Loaded } from '../../kit/Loaded.tsx'
import { momentOf } from '../../kit/moments.ts'
import { useIsClientView } from '../../session/client-view.ts'
import { clientViewMessages as clientView } from '../client-view/messages.ts'
import { useChosenSeat } from '../../session/chosen-seat.ts'
import { ClientMarkup } from './ClientMarkup.tsx'
import { TermsForm } from './TermsForm.tsx'
import { clientsMessages as messages } from './messages.ts'

type Props = { id: string; onChanged: () => void; onClose: () => void }

/** One client: who they are, what they have in hand, and what is agreed with them. */
export const ClientDrawer = ({ id, onChanged, onClose }: Props) => {
  const read = useRead('GET /api/clients/{id}', { params: { id } })
  const last = read.last?.data
  return (
    <Dialog title={last?.name || last?.email || messages.client} shape="drawer" onClose={onClose}>
      <Loaded read={read} rows={8}>
        {({ data: client }) => (
          <div className="clients-sheet">
            <Facts client={client} />
            <Agreed
              client={client}
              onClient={(changed) => {
                read.replace(changed)
                onChanged()
              }}
              onMarkup={() => {
                read.retry()
                onChanged()
              }}
            />
            <Latest client={client} />
          </div>
        )}
      </Loaded>
    </Dialog>
  )
}

type AgreedProps = {
  client: ClientSheet
  onClient: (client: ClientSheet) => void
  onMarkup: () => void
}

/** What is agreed with them, which is between them and the Pro: no other client looks at it. */
const Agreed = ({ client, onClient, onMarkup }: AgreedProps) => {
  const isClientView = useIsClientView()
  const seat = useChosenSeat()
  if (isClientView) return <p className="clients-soft">{clientView.termsHidden}</p>
  // Of a team its managers alone agree on something with clients.
  if (seat !== null && seat.role !== 'manager') return null
  return (
    <>
      <TermsForm client={client} onClient={onClient} />
      <ClientMarkup key={client.markup_rule_id ?? ''} client={client} onChanged={onMarkup} />
    </>
  )
}

const Facts = ({ client }: { client: ClientSheet }) => (
  <FactList>
    <Fact name={messages.email}>
      <a href={`mailto:${client.email}`}>{client.email}</a>
    </Fact>
    {client.phone !== '' && <Fact name={messages.phone}>{client.phone}</Fact>}
    {client.language !== null && <Fact name={messages.speaks}>{languageWords[client.language]}</Fact>}
    <Fact name={messages.joinedVia}>{messages.joinedOf(client.joined_via)}</Fact>
    <Fact name={messages.since}>{momentOf(client.since)}</Fact>
    <Fact name={messages.projects}>{client.projects}</Fact>
    <Fact name={messages.cart}>{messages.inCart(client.cart_lines, client.cart_cents)}</Fact>
    <Fact name={messages.ordered}>{messages.inOrders(client.orders, client.sales_cents)}</Fact>
  </FactList>
)

const Latest = ({ client: { latest_orders } }: { client: ClientSheet }) => (
  <section>
    <h3>{messages.latest}</h3>
    {latest_orders.length === 0 ? (
      <p className="clients-soft">{messages.noOrders}</p>
    ) : (
      <ul className="clients-orders">
        {latest_orders.map(({ id, number, placed_at, total_cents }) => (
          <li key={id}>
            <span>{messages.orderOn(number, momentOf(placed_at))}</span>
            <span>{dollars(total_cents)}</span>
          </li>
        ))}
      </ul>
    )}
  </section>
)
