import type { ClientSheet } from '@showroom/contract/client/client'
import { dollars } from '@showroom/contract/shared/money-text'
import { useRead } from '../../data/useRead.ts'
import { languageWords } from '../../language.messages.ts'
import { Fact, FactList } from '../../kit/FactList.tsx'
import { Dialog } from '../../kit/form/Dialog.tsx'
import { Loaded } from '../../kit/Loaded.tsx'
import { momentOf } from '../../kit/moments.ts'
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
            <TermsForm
              client={client}
              onClient={(changed) => {
                read.replace(changed)
                onChanged()
              }}
            />
            <ClientMarkup
              key={client.markup_rule_id ?? ''}
              client={client}
              onChanged={() => {
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
    <Fact name={messages.cart}>{messages.inCart(client.cart_lines, dollars(client.cart_cents))}</Fact>
    <Fact name={messages.ordered}>{messages.inOrders(client.orders, dollars(client.sales_cents))}</Fact>
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
