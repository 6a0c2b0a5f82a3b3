import { roleNames } from '@showroom/contract/team/team.messages'
import { useRead } from '../../data/useRead.ts'
import { Loaded } from '../../kit/Loaded.tsx'
import { momentOf } from '../../kit/moments.ts'
import { Pagination } from '../../kit/Pagination.tsx'
import { RowTable } from '../../kit/RowTable.tsx'
import { useAddress } from '../../kit/useAddress.ts'
import { teamMessages as messages } from './messages.ts'

/** Who of the team did what. */
export const Deeds = () => {
  const { page, show } = useAddress<'page'>()
  const read = useRead('GET /api/team/deeds', { query: { page } })
  return (
    <Loaded read={read} rows={3}>
      {({ data, current_page, last_page }) => (
        <>
          <RowTable
            caption={messages.deeds}
            rows={data}
            nothing={messages.noDeeds}
            columns={[
              { title: messages.who, cell: ({ who, role }) => `${who} (${roleNames[role]})` },
              {
                title: messages.what,
                cell: ({ did, about }) => (
                  <span className="team-deed">
                    {did}
                    {about !== '' && <small>{about}</small>}
                  </span>
                ),
              },
              { title: messages.when, short: messages.whenShort, cell: ({ at }) => momentOf(at) },
            ]}
          />
          <Pagination
            of={messages.deedsOf}
            page={current_page}
            lastPage={last_page}
            onPage={(next) => show({ page: String(next) })}
          />
        </>
      )}
    </Loaded>
  )
}
