import { useAddress } from '../../../kit/useAddress.ts'
import { PriceEffects } from './PriceEffects.tsx'
import { PriceHistory } from './PriceHistory.tsx'
import { TypePrices } from './TypePrices.tsx'
import { usePriceDraft } from './usePriceDraft.ts'
import '../products/Products.css'
import '../../../kit/StepBar.css'
import './Prices.css'

/** New prices of a vendor: what is planned and was, and the way to plan more. What was typed stays on the way back. */
export const PlannedPrices = () => {
  const { of, show } = useAddress<'step' | 's' | 'page' | 'sort' | 'state' | 'open' | 'tab'>()
  const draft = usePriceDraft()
  const go = (step: 'type' | 'look' | null) =>
    show({ step, s: null, page: null, sort: null, state: null, open: null, tab: null })
  const step = of('step')
  if (step === 'look' && draft.plan)
    return (
      <PriceEffects
        plan={draft.plan}
        onBack={() => go('type')}
        onRefused={(problems) => {
          draft.refuse(problems)
          go('type')
        }}
        onPlanned={() => {
          draft.clear()
          go(null)
        }}
      />
    )
  if (step === 'type' || step === 'look')
    return <TypePrices draft={draft} onBack={() => go(null)} onLook={() => go('look')} />
  return <PriceHistory onChange={() => go('type')} />
}
