import type { DesignerPackage } from '@showroom/contract/designer/designer'
import { money } from '@showroom/widgets/ui/format.ts'
import { RowTable } from '../../kit/RowTable.tsx'
import { roomWords } from '../projects/choice.messages.ts'
import { designerMessages as messages } from './messages.ts'

export const PackageTable = ({ packages }: { packages: readonly DesignerPackage[] }) => (
  <section className="designer-packages" aria-labelledby="designer-packages">
    <h2 id="designer-packages">{messages.packages}</h2>
    <RowTable
      caption={messages.packages}
      rows={packages}
      nothing={messages.everythingByQuote}
      columns={[
        { title: messages.packageName, cell: ({ name }) => name },
        { title: messages.rooms, cell: ({ rooms }) => rooms.map((room) => roomWords[room]).join(', ') },
        {
          title: messages.includes,
          cell: ({ includes }) => (
            <ul>
              {includes.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          ),
        },
        { title: messages.revisions, cell: ({ revisions }) => String(revisions) },
        { title: messages.days, cell: ({ days }) => String(days) },
        { title: messages.price, cell: ({ price_cents }) => money(price_cents) },
      ]}
    />
    {packages.length > 0 && <p className="designer-soft">{messages.askForQuote}</p>}
  </section>
)
