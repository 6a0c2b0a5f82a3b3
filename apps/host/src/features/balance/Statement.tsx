import { useState } from 'react'
import { call } from '../../data/call.ts'
import { CollectButton } from '../../kit/CollectButton.tsx'
import { PaperButton } from '../../kit/PaperButton.tsx'
import { SelectField } from '../../kit/form/SelectField.tsx'
import { useChosenSeat } from '../../session/chosen-seat.ts'
import { balanceMessages as messages } from './messages.ts'

/** One month as a file to keep. */
export const Statement = ({ months }: { months: readonly string[] }) => {
  const [chosen, setChosen] = useState<string | null>(null)
  // Papers are fetched beside the calls that a team may do.
  const seat = useChosenSeat()
  const [newest] = months
  const month = chosen ?? newest
  if (month === undefined) return <p className="balance-soft">{messages.noStatement}</p>
  const collect = async () => {
    const { data } = await call('GET /api/balance/statement', { query: { month } })
    return data
  }
  return (
    <div className="balance-statement">
      <SelectField
        name="month"
        label={messages.month}
        value={month}
        onChange={setChosen}
        options={months.map((each) => ({ value: each, label: `${each.slice(5)}.${each.slice(0, 4)}` }))}
      />
      <CollectButton className="button quiet" collect={collect}>
        {messages.download}
      </CollectButton>
      {seat === null && (
        <PaperButton path={`/api/balance_statement/${month}`} fileName={messages.statementName(month)}>
          {messages.downloadPaper}
        </PaperButton>
      )}
    </div>
  )
}
