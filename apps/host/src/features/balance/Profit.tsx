import { PressedTabs } from '../../kit/PressedTabs.tsx'
import { useAddress } from '../../kit/useAddress.ts'
import { NegativeList } from './NegativeList.tsx'
import { ProfitReport } from './ProfitReport.tsx'
import './Balance.css'
import { balanceMessages as messages } from './messages.ts'

/** /account/profit: what the marketplace earns, and whose balance is below zero. */
export const Profit = () => {
  const { of, show } = useAddress<'which' | 'page' | 's' | 'sort' | 'hide' | 'state'>()
  const isNegative = of('which') === 'negative'
  return (
    <div className="balance profit">
      <PressedTabs
        label={messages.which}
        tabs={[
          { key: 'profit', name: messages.profit },
          { key: 'negative', name: messages.negatives },
        ]}
        pressed={isNegative ? 'negative' : 'profit'}
        onPress={(which) =>
          show({
            which: which === 'negative' ? which : null,
            page: null,
            s: null,
            sort: null,
            hide: null,
            state: null,
          })
        }
      />
      {isNegative ? <NegativeList /> : <ProfitReport />}
    </div>
  )
}
