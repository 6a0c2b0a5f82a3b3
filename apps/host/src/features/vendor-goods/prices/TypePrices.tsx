import { useState } from 'react'
import { DateField } from '../../../kit/form/DateField.tsx'
import { FileField } from '../../../kit/form/FileField.tsx'
import { FormFailure } from '../../../kit/form/FormFailure.tsx'
import { HeaderActions } from '../../../kit/page-header.tsx'
import { PressedTabs } from '../../../kit/PressedTabs.tsx'
import { Section } from '../../../kit/Section.tsx'
import { useAddress } from '../../../kit/useAddress.ts'
import { scheduledPriceMessages as say } from '@showroom/contract/vendor-goods/scheduled-price.messages'
import { PriceSteps } from './PriceSteps.tsx'
import { ProductPrices } from './ProductPrices.tsx'
import { sendPrices } from './send-prices.ts'
import { TypedPrices } from './TypedPrices.tsx'
import type { PriceDraft } from './usePriceDraft.ts'
import { priceMessages as messages } from './messages.ts'

type Props = { draft: PriceDraft; onBack: () => void; onLook: () => void }

/** The first step: the day, a file, and prices typed beside those of today. */
export const TypePrices = ({ draft, onBack, onLook }: Props) => {
  const [sentence, setSentence] = useState<string | null>(null)
  const { show } = useAddress<'tab' | 'page' | 's' | 'sort'>()
  const look = () => {
    if (draft.plan) return onLook()
    setSentence(draft.count === 0 ? say.none : draft.day === '' ? say.day : say.price)
    if (draft.count > 0) show({ tab: 'new', page: null, s: null, sort: null })
  }
  return (
    <div className="goods">
      <HeaderActions>
        <button type="button" className="button quiet" onClick={onBack}>
          {messages.back}
        </button>
      </HeaderActions>
      <PriceSteps at={0} />
      <Section title={messages.when} about={messages.whenAbout}>
        <div className="prices-day">
          <DateField
            name="effective_on"
            label={messages.day}
            value={draft.day}
            onChange={draft.choose}
            error={draft.dayProblem}
            required
          />
        </div>
      </Section>
      <Section title={messages.file} about={messages.fileAbout}>
        <PriceFile draft={draft} onRead={() => show({ tab: 'new', page: null, s: null, sort: null })} />
      </Section>
      <Section title={messages.typed} about={messages.typedAbout}>
        <Prices draft={draft} />
      </Section>
      <div className="goods-moves">
        <FormFailure sentence={sentence} />
        <div className="goods-buttons">
          <button type="button" className="button" onClick={look}>
            {messages.look}
          </button>
          {draft.rows.size > 0 && (
            <button type="button" className="button quiet" onClick={draft.clear}>
              {messages.clear}
            </button>
          )}
        </div>
      </div>
    </div>
  )
}

const mostShown = 10

const PriceFile = ({ draft, onRead }: { draft: PriceDraft; onRead: () => void }) => {
  const [read, setRead] = useState<number | null>(null)
  return (
    <>
      <FileField
        label={messages.chooseFile}
        hint={messages.fileHint}
        accept=".xlsx,.csv,.tsv,.txt,text/csv,text/tab-separated-values"
        isSingle
        documents={[]}
        onRemove={async () => undefined}
        onAdd={async (file, onProgress) => {
          const sent = await sendPrices(file, onProgress)
          if ('sentence' in sent) return sent.sentence
          setRead(draft.read(sent.data))
          onRead()
          return null
        }}
      />
      {read !== null && <p role="status">{messages.fileRead(read)}</p>}
      {draft.left.length > 0 && (
        <div className="goods-changed">
          {messages.fileLeft(draft.left.length)}
          <ul>
            {draft.left.slice(0, mostShown).map(({ line, sku, problem }) => (
              <li key={line}>{messages.lineLeft(line, sku, problem)}</li>
            ))}
            {draft.left.length > mostShown && <li>{messages.moreLeft(draft.left.length - mostShown)}</li>}
          </ul>
        </div>
      )}
    </>
  )
}

const Prices = ({ draft }: { draft: PriceDraft }) => {
  const { of, show } = useAddress<'tab' | 'page' | 's' | 'sort'>()
  const tab = of('tab') === 'new' ? 'new' : 'all'
  return (
    <>
      <PressedTabs
        label={messages.whichProducts}
        tabs={[
          { key: 'all', name: messages.everything },
          { key: 'new', name: messages.changed(draft.count) },
        ]}
        pressed={tab}
        onPress={(key) => show({ tab: key === 'new' ? key : null, page: null, s: null, sort: null })}
      />
      {tab === 'all' ? <ProductPrices draft={draft} /> : <TypedPrices draft={draft} />}
    </>
  )
}
