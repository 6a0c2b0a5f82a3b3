import { shownMoment } from '@showroom/contract/shared/day'
import { deedsFile, deedWords, roleNames } from '@showroom/contract/team/team.messages'
import type { Queries } from '../platform/db/db.ts'
import type { ParsedRequestFor } from '../platform/http/serve.ts'
import { csvFile, mostExported } from '../shared/csv.ts'
import { tableReply } from '../shared/table.ts'
import { countDeeds, deedsOf } from './deed.store.ts'
import { presentDeed } from './present-seat.ts'

type Query = ParsedRequestFor<'GET /api/team/deeds'>['query']

/** What a deed is called stands in no row: it is sought among the words of all calls. */
const callsHolding = (text: string): string[] =>
  Object.keys(deedWords).filter((call) => deedWords[call]?.toLowerCase().includes(text.toLowerCase()))

const soughtIn = (showroomId: number, { s: text, seat, from, to, sort = '-when' }: Query) => ({
  showroomId,
  text,
  calls: callsHolding(text),
  seat,
  from,
  to,
  sort,
})

/** What people of a team did in their Pro's place, the newest first. */
export const listDeeds = async (db: Queries, showroomId: number, query: Query) => {
  const search = soughtIn(showroomId, query)
  return tableReply({
    path: '/api/team/deeds',
    query,
    total: await countDeeds(db, search),
    read: async (span) => (await deedsOf(db, search, span)).map(presentDeed),
  })
}

type Taking = { showroomId: number; query: Query }

/** All that the filters show, as a table that a spreadsheet opens. */
export const fileOfDeeds = async (db: Queries, { showroomId, query }: Taking, now: Date) => {
  const found = await deedsOf(db, soughtIn(showroomId, query), { skip: 0, most: mostExported })
  const rows = found.map(presentDeed)
  return csvFile('team', now, [
    deedsFile,
    ...rows.map(({ at, who, role, did, about }) => [
      shownMoment(new Date(at)),
      who,
      roleNames[role],
      did,
      about,
    ]),
  ])
}
