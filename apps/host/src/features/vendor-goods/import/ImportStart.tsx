import { largestImportMegabytes, mostImportRows } from '@showroom/contract/vendor-goods/goods-import.rules'
import type { GoodsFeed } from '@showroom/contract/vendor-goods/goods-feed.endpoints'
import { isWorking } from '@showroom/contract/vendor-goods/goods-import.rules'
import type { GoodsImport } from '@showroom/contract/vendor-goods/goods-import'
import { goodsImportMessages as say } from '@showroom/contract/vendor-goods/goods-import.messages'
import { usePolling } from '../../../data/usePolling.ts'
import { lasting, useRead } from '../../../data/useRead.ts'
import { FileField } from '../../../kit/form/FileField.tsx'
import { Loaded } from '../../../kit/Loaded.tsx'
import { momentOf } from '../../../kit/moments.ts'
import { PaperButton } from '../../../kit/PaperButton.tsx'
import { Section } from '../../../kit/Section.tsx'
import { type ListColumn, ListTable } from '../../../kit/table/ListTable.tsx'
import { useTable } from '../../../kit/table/useTable.ts'
import { FeedForm } from './FeedForm.tsx'
import { Feeds } from './Feeds.tsx'
import { sendGoods } from './send-goods.ts'
import { importMessages as messages } from './messages.ts'

type Props = { onBegun: (id: string) => void }

/** Where the goods come from, and what came before. */
export const ImportStart = ({ onBegun }: Props) => (
  <div className="goods">
    <Section title={messages.fromFile} about={messages.fromFileAbout}>
      <FileField
        label={messages.chooseFile}
        hint={messages.fileHint(largestImportMegabytes, mostImportRows.toLocaleString('en-US'))}
        accept=".xlsx,.csv,.tsv,.txt,.xml,text/csv,text/tab-separated-values,text/xml"
        isSingle
        documents={[]}
        onRemove={async () => undefined}
        onAdd={async (file, onProgress) => {
          const sent = await sendGoods(file, onProgress)
          if ('sentence' in sent) return sent.sentence
          onBegun(sent.data.id)
          return null
        }}
      />
      <p className="goods-soft">{messages.templateAbout}</p>
      <div className="goods-buttons">
        <PaperButton path="/api/vendor_import_template" fileName={say.templateName}>
          {messages.template}
        </PaperButton>
      </div>
    </Section>
    <Section title={messages.fromFeed} about={messages.fromFeedAbout}>
      <FromFeed onBegun={onBegun} />
    </Section>
    <Section title={messages.before}>
      <Before onOpen={onBegun} />
    </Section>
  </div>
)

/** A new one is fetched within a minute: somebody waits for what comes of it. */
const pausesMs = Array.from({ length: 40 }, () => 3_000)

/** Its first fetch, or the import of what was fetched. */
const isUnderWay = ({ is_paused, outcome, last_import }: GoodsFeed): boolean =>
  (outcome === null && !is_paused) || (last_import !== null && isWorking(last_import.state))

const FromFeed = ({ onBegun }: Props) => {
  const read = useRead('GET /api/vendor_feeds', {})
  const isWaiting = read.last?.data.some(isUnderWay) ?? false
  usePolling({ isWaiting, look: read.retry, pausesMs })
  return (
    <>
      <FeedForm onBegun={onBegun} onFeeds={read.replace} />
      <h3>{messages.feeds}</h3>
      <Loaded read={lasting(read)} rows={2}>
        {({ data }) => <Feeds feeds={data} onFeeds={read.replace} onOpen={onBegun} />}
      </Loaded>
    </>
  )
}

const columns: readonly ListColumn<GoodsImport>[] = [
  { key: 'file', title: messages.file, cell: ({ file_name }) => file_name },
  { key: 'rows', title: messages.rows, isNumber: true, cell: ({ rows }) => rows.toLocaleString('en-US') },
  { key: 'state', title: messages.state, cell: ({ state }) => messages.stateOf(state) },
  {
    key: 'begun',
    title: messages.begun,
    short: messages.begunShort,
    cell: ({ created_at }) => momentOf(created_at),
  },
]

const Before = ({ onOpen }: { onOpen: (id: string) => void }) => {
  const table = useTable({ sorts: ['begun'], first: '-begun' })
  const read = useRead('GET /api/vendor_imports', { query: { page: table.query.page } })
  return (
    <ListTable
      table={table}
      read={read}
      caption={messages.caption}
      one={messages.oneImport}
      many={messages.imports}
      columns={columns}
      nothing={messages.nothing}
      onOpen={({ id }) => onOpen(id)}
    />
  )
}
