import type { RatePlan } from '@showroom/contract/rates/rate'
import { percentOf, rateKindLabels, rateStateLabels } from '@showroom/contract/rates/rate.rules'
import { shownDay } from '@showroom/contract/shared/day'
import { call } from '../../data/call.ts'
import { useRead } from '../../data/useRead.ts'
import { useSubmit } from '../../data/useSubmit.ts'
import { Loaded } from '../../kit/Loaded.tsx'
import { Pagination } from '../../kit/Pagination.tsx'
import { RowTable } from '../../kit/RowTable.tsx'
import { Section } from '../../kit/Section.tsx'
import { toast } from '../../kit/toast/toast.ts'
import { useAddress } from '../../kit/useAddress.ts'
import { ratePageMessages as messages } from './messages.ts'

type Props = { version: number; onChanged: () => void }

/** What is planned and what took effect, with who planned it. */
export const RatePlans = ({ version, onChanged }: Props) => {
  const { page, show } = useAddress<'page'>()
  const read = useRead('GET /api/admin/rate_plans', { query: { page } }, String(version))
  const { run } = useSubmit(async (id: string) => {
    const { message } = await call('DELETE /api/admin/rate_plans/{id}', { params: { id } })
    if (message) toast.success(message)
    onChanged()
  })
  return (
    <Section title={messages.history}>
      <Loaded read={read} rows={3}>
        {({ data, current_page, last_page }) => (
          <>
            <Plans plans={data} onCancel={(id) => void run(id)} />
            <Pagination
              of={messages.history}
              page={current_page}
              lastPage={last_page}
              onPage={(next) => show({ page: String(next) })}
            />
          </>
        )}
      </Loaded>
    </Section>
  )
}
