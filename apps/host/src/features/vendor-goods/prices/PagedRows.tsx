import type { ReactNode } from 'react'
import { Pagination } from '../../../kit/Pagination.tsx'
import { useAddress } from '../../../kit/useAddress.ts'

const perPage = 50

type Props<Row> = { rows: readonly Row[]; of: string; children: (page: readonly Row[]) => ReactNode }

/** Rows that are all here, shown page by page: two thousand of them would be slow to draw. */
export const PagedRows = <Row,>({ rows, of, children }: Props<Row>) => {
  const { page: asked, show } = useAddress<'page'>()
  const lastPage = Math.max(1, Math.ceil(rows.length / perPage))
  const page = Math.min(asked, lastPage)
  return (
    <>
      {children(rows.slice((page - 1) * perPage, page * perPage))}
      <Pagination
        of={of}
        page={page}
        lastPage={lastPage}
        onPage={(next) => show({ page: next === 1 ? null : String(next) })}
      />
    </>
  )
}
