import type { AdminDesigner } from '@showroom/contract/designer/admin-designer'
import {
  adminDesignerSorts,
  licenseStates,
  listingStates,
} from '@showroom/contract/designer/admin-designer-choices'
import { designerMessages } from '@showroom/contract/designer/designer.messages'
import { dollars } from '@showroom/contract/shared/money-text'
import { call } from '../../../data/call.ts'
import { useRead } from '../../../data/useRead.ts'
import { dayOf } from '../../../kit/moments.ts'
import { type ListColumn, ListTable } from '../../../kit/table/ListTable.tsx'
import { useTable } from '../../../kit/table/useTable.ts'
import { DesignerDrawer } from './DesignerDrawer.tsx'
import { LicenseChip, ListingChip } from './DesignerChips.tsx'
import { adminDesignerMessages as messages } from './messages.ts'

const filters = [
  {
    name: 'license',
    label: messages.license,
    all: messages.everyLicense,
    options: licenseStates.map((value) => ({ value, label: messages.licenses[value] })),
  },
  {
    name: 'listing',
    label: messages.listing,
    all: messages.everyListing,
    options: listingStates.map((value) => ({ value, label: designerMessages.listing[value] })),
  },
] as const

const columns: readonly ListColumn<AdminDesigner>[] = [
  { key: 'name', title: messages.name, sort: 'name', cell: ({ name }) => name },
  {
    key: 'company',
    title: messages.company,
    sort: 'company',
    cell: ({ company_name }) => company_name || '—',
  },
  { key: 'email', title: messages.email, isExtra: true, cell: ({ email }) => email },
  { key: 'license', title: messages.license, cell: (row) => <LicenseChip of={row} /> },
  { key: 'listing', title: messages.listing, cell: (row) => <ListingChip of={row} /> },
  { key: 'open', title: messages.openHires, isNumber: true, cell: ({ open_hires }) => open_hires },
  {
    key: 'paid',
    title: messages.paidToDate,
    isNumber: true,
    cell: ({ paid_cents }) => dollars(paid_cents),
  },
  {
    key: 'joined',
    title: messages.joined,
    sort: 'joined',
    cell: ({ joined_at }) => dayOf(joined_at),
  },
]

/** Who designs, the newest first; a row opens what there is to decide of them. */
export const DesignerTable = () => {
  const table = useTable({
    sorts: adminDesignerSorts,
    first: '-joined',
    filters: filters.map(({ name }) => name),
  })
  const license = licenseStates.find((each) => each === table.filter('license'))
  const listing = listingStates.find((each) => each === table.filter('listing'))
  const query = { ...table.query, ...(license ? { license } : {}), ...(listing ? { listing } : {}) }
  const read = useRead('GET /api/admin/designers', { query })
  return (
    <>
      <ListTable
        table={table}
        read={read}
        caption={messages.designersCaption}
        one={messages.oneDesigner}
        many={messages.manyDesigners}
        searchFor={messages.findDesigner}
        filters={filters}
        columns={columns}
        nothing={messages.noDesigners}
        collect={async () => (await call('GET /api/admin/designers/export', { query })).data}
      />
      {table.open !== '' && (
        <DesignerDrawer
          key={table.open}
          id={table.open}
          onChanged={read.retry}
          onClose={() => table.show(null)}
        />
      )}
    </>
  )
}
