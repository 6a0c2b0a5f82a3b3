import { useRead } from '../../data/useRead.ts'
import { useChosenSeat } from '../../session/chosen-seat.ts'
import { SelectField } from '../../kit/form/SelectField.tsx'

type Props = {
  label: string
  hint?: string
  empty: string
  value: string
  error: string | undefined
  onChange: (id: string) => void
}

/** Projects of the Pro's own; without any, and for people of the team, there is nothing to choose. */
export const ProjectField = (props: Props) =>
  useChosenSeat() === null ? <OwnProjectField {...props} /> : null

const OwnProjectField = (props: Props) => {
  const { last } = useRead('GET /api/project', { query: { page_size: 50 } })
  const own = (last?.data ?? []).filter(({ role }) => role === 'owner')
  if (own.length === 0) return null
  return (
    <SelectField
      {...props}
      name="project_id"
      options={own.map(({ id, name }) => ({ value: id, label: name }))}
      required={false}
    />
  )
}
